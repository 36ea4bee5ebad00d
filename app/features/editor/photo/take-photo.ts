import type { EditorStore } from '#app/features/editor/state/editor-store'
import type { PhotoShape } from './draw-crop'
import { announcePlaced, openPhoto } from './ready-photo'
import { uploadPhoto } from './upload-photo'

/**
 * Takes a photo's file: a ready one is placed at once, which is said with a way to `adjust` it.
 * @returns another one as the `picture` to be cropped, and what the server says against it as the `problem`
 */
export async function takePhoto(
  store: EditorStore,
  file: File,
  shape: PhotoShape,
  adjust: (picture: HTMLCanvasElement) => void,
): Promise<{ picture?: HTMLCanvasElement; problem?: string }> {
  const { picture, ready } = await openPhoto(file, shape)
  if (picture && !ready) return { picture }
  // The server may accept what this browser cannot open, or returns the problem.
  const problem = await placePhoto(store, ready ?? file, shape)
  if (!picture || problem) return { picture, problem }
  announcePlaced(() => adjust(picture))
  return {}
}

/** Uploads a photo and puts it on the resume. @returns the problem, if there is one */
export async function placePhoto(
  store: EditorStore,
  file: File,
  shape: PhotoShape,
): Promise<string | undefined> {
  const answer = await uploadPhoto(file, shape)
  if ('problem' in answer) return answer.problem
  const { resume, replace } = store.getState()
  const { basics, style } = resume
  replace({ ...resume, basics: { ...basics, photo: answer.id }, style: { ...style, photo: shape } })
  return undefined
}
