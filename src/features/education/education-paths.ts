/** Files under these paths contain no personal data (decisions/messages#educational-texts-come-from-the-service). */

/** The video, its cover and captions. The service supports byte ranges (RFC 9110 §14), so that a player can seek. */
export const MEDIA_FOLDER = '/rbsmbl/x-services/education/media/';

/** The PDF guides, which the call `educationFile` fetches. */
export const FILE_FOLDER = '/rbsmbl/x-services/education/file/';
