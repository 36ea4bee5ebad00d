/** The name of the file field for the picture of an entry. */
export const pictureFileName = (itemId: string) => `picture-${itemId}`
