/**
 * Thumbnails in the first row of a phone. They share its connection: with four the first one is there 0.1 s later. A
 * wide screen loads the others as soon as it knows that they are visible.
 */
export const eagerThumbnailCount = 2
