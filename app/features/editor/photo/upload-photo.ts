import type { PhotoShape } from './draw-crop'

/** Uploads a photo, or the uncropped `picture` of a work. @returns its id, or the problem */
export async function uploadPhoto(
  file: File,
  shape: PhotoShape | 'picture',
): Promise<{ id: string } | { problem: string }> {
  const body = new FormData()
  body.set('photoFile', file)
  body.set('shape', shape)
  try {
    const response = await fetch('/photos', { method: 'POST', body })
    return (await response.json()) as { id: string } | { problem: string }
  } catch {
    return { problem: 'failed' }
  }
}
