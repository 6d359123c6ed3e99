/** Where the services keep files for members; no file is about a person (decisions/messages#educational-texts-come-from-the-service). */

/** The video, its cover and captions. Byte ranges (RFC 9110 §14), so that a player can seek in 400 MB. */
export const MEDIA_FOLDER = '/rbsmbl/x-services/education/media/';

/** PDF guides; the folder of the call `educationFile`. */
export const FILE_FOLDER = '/rbsmbl/x-services/education/file/';
