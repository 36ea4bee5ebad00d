/** Thumbnails in the first row of a wide screen: visible as soon as the page opens. */
export const eagerThumbnailCount = 4
