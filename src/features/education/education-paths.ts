/** These files contain no personal data (decisions/messages#educational-texts-come-from-the-service). */

/** The video, its cover and captions. Serves byte ranges (RFC 9110 §14), so that a player can seek in 400 MB. */
export const MEDIA_FOLDER = '/rbsmbl/x-services/education/media/';

/** PDF guides. The call `educationFile` fetches from this folder. */
export const FILE_FOLDER = '/rbsmbl/x-services/education/file/';
