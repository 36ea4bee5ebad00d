/** Decodes a file in its camera orientation; undefined when this browser cannot open it. */
export async function decodeImageFile(file: File): Promise<HTMLCanvasElement | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = bitmap
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return canvas
  } catch {
    return undefined
  }
}
