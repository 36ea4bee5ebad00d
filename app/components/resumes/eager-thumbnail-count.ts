/** Pictures that stand beside each other on a wide screen: they are seen as soon as their page opens. */
export const eagerThumbnailCount = 4
