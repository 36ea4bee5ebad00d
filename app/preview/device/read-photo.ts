const photos = new Map<string, Uint8Array>()

/** The JPEG of a resume's photo; undefined when there is none or it is gone. @throws when it fails to load */
export async function readPhoto(id: string): Promise<Uint8Array | undefined> {
  if (!id) return undefined
  const known = photos.get(id)
  if (known) return known
  const response = await fetch(`/photos/${id}`)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`photo: HTTP ${response.status}`)
  const jpeg = new Uint8Array(await response.arrayBuffer())
  photos.set(id, jpeg)
  return jpeg
}
