import { useCallback, useState } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { useEditorStore, useFieldProblem, useFieldValue } from '#app/features/editor/state/editor-context'
import { lazyScrollToField } from '#app/features/editor/pane-switching/lazy-scroll-to-field'
import type { PhotoShape } from './draw-crop'

/** Comes with the first photo. */
const load = () => importWithTexts(() => import('./take-photo'), ['photo-desk']).catch(() => undefined)
const failed: { picture?: HTMLCanvasElement; problem: string } = { problem: 'failed' }

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

  const takeFile = useCallback(
    async (file: File) => {
      setState({ isBusy: true })
      const module = await load()
      const { picture, problem } = (await module?.takePhoto(store, file, shape, setPicture)) ?? failed
      setPicture(picture)
      setState({ isBusy: false, problem })
      // It was chosen where the field is not seen.
      if (problem) void lazyScrollToField('basics.photo', 'basics')
    },
    [store, shape],
  )
  const uploadAndApply = useCallback(
    async (file: File, shape: PhotoShape) => {
      const module = await load()
      const problem = module ? await module.placePhoto(store, file, shape) : failed.problem
      if (!problem) setPicture(undefined)
      return problem
    },
    [store],
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
