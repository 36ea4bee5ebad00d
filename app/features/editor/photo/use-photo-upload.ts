import { useCallback, useState } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { useEditorStore, useFieldProblem, useFieldValue } from '#app/features/editor/state/editor-context'
import { lazyScrollToField } from '#app/features/editor/pane-switching/lazy-scroll-to-field'
import type { PhotoShape } from './draw-crop'

export type PhotoUpload = ReturnType<typeof usePhotoUpload>

/**
 * Takes a photo's file: a ready one is uploaded at once, another becomes the `picture` that the dialog crops. What the server
 * says against it is the `problem`, a code of the field or `failed`.
 */
export function usePhotoUpload() {
  const store = useEditorStore()
  const postedProblem = useFieldProblem('basics.photo')
  const shapeSetting = useFieldValue('style.photo')
  const [state, setState] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false })
  const [picture, setPicture] = useState<HTMLCanvasElement>()
  const shape: PhotoShape = shapeSetting === 'square' || shapeSetting === 'round' ? shapeSetting : 'portrait'

  const uploadAndApply = useCallback(
    async (file: File, shape: PhotoShape) => {
      const module = await import('./upload-photo').catch(() => undefined)
      const answer = (await module?.uploadPhoto(file, shape)) ?? { problem: 'failed' }
      if ('problem' in answer) return answer.problem
      const { resume, replace } = store.getState()
      const { basics, style } = resume
      replace({ ...resume, basics: { ...basics, photo: answer.id }, style: { ...style, photo: shape } })
      setPicture(undefined)
      return undefined
    },
    [store],
  )
  const takeFile = useCallback(
    async (file: File) => {
      setState({ isBusy: true })
      const module = await importWithTexts(() => import('./ready-photo'), ['photo-desk']).catch(
        () => undefined,
      )
      const { picture, ready } = (await module?.openPhoto(file, shape)) ?? {}
      // The server may accept what this browser cannot open, or returns the problem.
      const problem = picture && !ready ? undefined : await uploadAndApply(ready ?? file, shape)
      if (picture && ready && !problem) module?.announcePlaced(() => setPicture(picture))
      else setPicture(picture)
      setState({ isBusy: false, problem })
      // It was chosen where the field is not seen.
      if (problem) void lazyScrollToField('basics.photo', 'basics')
    },
    [uploadAndApply, shape],
  )
  const onFile = useCallback((file: File) => void takeFile(file), [takeFile])
  const closePicture = useCallback(() => setPicture(undefined), [])
  return {
    isBusy: state.isBusy,
    problem: state.problem ?? postedProblem,
    picture,
    shape,
    onFile,
    uploadAndApply,
    closePicture,
  }
}
