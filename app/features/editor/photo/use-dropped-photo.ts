import { useEffect, useState } from 'react'
import { lazyScrollToField } from '#app/features/editor/pane-switching/lazy-scroll-to-field'

/**
 * Takes a picture that is dropped anywhere on the editor, or pasted, as the photo; its code comes with the first that is dragged or
 * pasted. @returns whether a file is held over the editor
 */
export function useDroppedPhoto(onFile: (file: File) => void): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const load = () => import('./dropped-photo').catch(() => undefined)
    const take = (photo: File) => {
      void lazyScrollToField('basics.photo', '')
      onFile(photo)
    }
    let isLoading = false
    const onDragEnter = async () => {
      if (isLoading) return
      isLoading = true
      const module = await load()
      if (!signal.aborted) module?.takeDrops(take, setHeld, signal)
      // After a network error the next one tries again.
      isLoading = module !== undefined
    }
    const onPaste = async ({ clipboardData, target }: ClipboardEvent) => {
      // Text that was copied from an office program brings a picture of itself.
      if (!clipboardData?.files.length || clipboardData.types.includes('text/plain')) return
      if (target instanceof Element && target.closest('dialog')) return
      // The event forgets them when it is over.
      const files = [...clipboardData.files]
      const photo = (await load())?.photoAmong(files)
      if (photo) take(photo)
    }
    document.addEventListener('dragenter', () => void onDragEnter(), { signal })
    document.addEventListener('paste', (event) => void onPaste(event), { signal })
    return () => stop.abort()
  }, [onFile])
  return isHeld
}
