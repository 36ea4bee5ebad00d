import { useEffect, useState } from 'react'
import { lazyScrollToField } from '#app/features/editor/pane-switching/lazy-scroll-to-field'
import { acceptedTypes } from './accepted-types'

/** What takes files itself, and what lies over the editor. */
const otherTargets = '.file-zone, input[type=file], dialog'

/**
 * Takes a picture that is dropped anywhere on the editor, or pasted, as the photo. Otherwise the browser would leave the
 * editor to show it. @returns whether a file is held over the editor
 */
export function useDroppedPhoto(onFile: (file: File) => void): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const isForEditor = ({ target, dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes('Files') === true &&
      !(target instanceof Element && target.closest(otherTargets))
    const take = (files: FileList) => {
      const photo = [...files].find(({ type }) => acceptedTypes.split(',').includes(type))
      if (!photo) return false
      void lazyScrollToField('basics.photo', '')
      onFile(photo)
      return true
    }
    const onDragOver = (event: DragEvent) => {
      setHeld(isForEditor(event))
      if (isForEditor(event)) event.preventDefault()
    }
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setHeld(false)
    }
    const onDrop = (event: DragEvent) => {
      setHeld(false)
      if (!isForEditor(event)) return
      event.preventDefault()
      take(event.dataTransfer!.files)
    }
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event
      // Text that was copied from an office program brings a picture of itself.
      if (!clipboardData || clipboardData.types.includes('text/plain')) return
      if (target instanceof Element && target.closest('dialog')) return
      if (take(clipboardData.files)) event.preventDefault()
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('dragover', onDragOver, { signal })
    document.addEventListener('dragleave', onDragLeave, { signal })
    document.addEventListener('drop', onDrop, { signal })
    document.addEventListener('paste', onPaste, { signal })
    return () => stop.abort()
  }, [onFile])
  return isHeld
}
