import { acceptedTypes } from './accepted-types'

/** What takes files itself, and what lies over the editor. */
const otherTargets = '.file-zone, input[type=file], dialog'

/** The first picture of some files that can be a photo. */
export const photoAmong = (files: Iterable<File>): File | undefined =>
  [...files].find(({ type }) => acceptedTypes.split(',').includes(type))

/** Takes a picture that is dropped anywhere on the editor. Otherwise the browser would leave the editor to show it. */
export function takeDrops(
  onPhoto: (file: File) => void,
  onHeld: (isHeld: boolean) => void,
  signal: AbortSignal,
) {
  const isForEditor = ({ target, dataTransfer }: DragEvent) =>
    dataTransfer?.types.includes('Files') === true &&
    !(target instanceof Element && target.closest(otherTargets))
  const onDragOver = (event: DragEvent) => {
    onHeld(isForEditor(event))
    if (isForEditor(event)) event.preventDefault()
  }
  const onDragLeave = ({ relatedTarget }: DragEvent) => {
    if (!relatedTarget) onHeld(false)
  }
  const onDrop = (event: DragEvent) => {
    onHeld(false)
    if (!isForEditor(event)) return
    event.preventDefault()
    const photo = photoAmong(event.dataTransfer!.files)
    if (photo) onPhoto(photo)
  }
  document.addEventListener('dragover', onDragOver, { signal })
  document.addEventListener('dragleave', onDragLeave, { signal })
  document.addEventListener('drop', onDrop, { signal })
}
