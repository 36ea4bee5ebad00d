import { useEffect, useState } from 'react'

/** The file of the last import of this page, for its review: it is never sent again. */
let uploaded: { submissionId: string; file: File } | undefined

export function rememberUpload(form: HTMLFormElement): void {
  const fields = new FormData(form)
  const file = fields.get('file')
  const submissionId = String(fields.get('press'))
  uploaded = file instanceof File && file.size > 0 ? { submissionId, file } : undefined
}

/** Chooses the file again in an import form that replaced the one it was sent with. */
export function restoreUpload(form: HTMLFormElement): void {
  const field = form.elements.namedItem('file')
  if (!uploaded || !(field instanceof HTMLInputElement) || field.files?.length) return
  const files = new DataTransfer()
  files.items.add(uploaded.file)
  field.files = files.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const shownByBrowsers = /^(?:application\/pdf|image\/(?:png|jpeg|webp|gif))$/

/** An address of the file where the browser can show it; undefined after a reload, and without scripts. */
export function useUploadedFileUrl(submissionId: string) {
  const [shown, setShown] = useState<{ url: string; isImage: boolean; name: string }>()
  useEffect(() => {
    if (uploaded?.submissionId !== submissionId || !shownByBrowsers.test(uploaded.file.type)) return
    const { file } = uploaded
    const url = URL.createObjectURL(file)
    setShown({ url, isImage: file.type.startsWith('image/'), name: file.name })
    return () => {
      URL.revokeObjectURL(url)
      setShown(undefined)
    }
  }, [submissionId])
  return shown
}
