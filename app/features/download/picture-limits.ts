/** Pages of a long picture: phones cannot open a longer one. */
export const maxPagesInLongImage = 10
/** Pages in a ZIP of pictures: more are no resume, and too much for one file. */
export const maxPictures = 40
