import { getI18n } from 'react-i18next'
import { notify } from '#app/components/ui/toast/toast-store'
import { decodeImageFile } from './decode-image-file'
import { aspectOf, cropToFile, type PhotoShape } from './draw-crop'

/** A picture differs from its frame by less than a crop would show, as a part of the frame's shape. */
const shapeTolerance = 0.01

/**
 * Opens the file of a photo. `picture` is undefined where this browser cannot open it, `ready` where it needs a crop: the photo has
 * another shape than its frame.
 */
export async function openPhoto(file: File, shape: PhotoShape) {
  const picture = await decodeImageFile(file)
  return { picture, ready: picture && (await cropReadyPhoto(picture, shape)) }
}

async function cropReadyPhoto(picture: HTMLCanvasElement, shape: PhotoShape): Promise<File | undefined> {
  const { width, height } = picture
  if (Math.abs(width / height / aspectOf(shape) - 1) > shapeTolerance) return undefined
  return cropToFile(picture, { x: 0, y: 0, width, height }, shape)
}

/** Says that the photo is placed, and offers what the dialog would have. */
export function announcePlaced(adjust: () => void) {
  const { t } = getI18n()
  notify({
    title: t('photo-desk:placed'),
    kind: 'success',
    actions: [{ label: t('photo-desk:adjust'), run: adjust }],
  })
}
