/** The media types of photos, as in the `accept` attribute. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp'
