import { ImagePlus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { FileDropzone } from '#app/components/ui/file-dropzone'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { formatFieldError } from '#contract/validation/field-error-codes'
import { useEditorStore, useFieldProblem, useFieldValue } from '#app/features/editor/state/editor-context'
import type { PhotoShape } from './draw-crop'
import { IntentButton } from '#app/features/editor/form-intents/intent-button'
import { decodeImageFile } from './decode-image-file'
import { acceptedTypes } from './accepted-types'
import { uploadPhoto } from './upload-photo'
import { useDroppedPhoto } from './use-dropped-photo'
import { useCurrentScenario } from '#app/features/editor/scenario-suggestions/scenario-hint'

/** The photo dialog loads with the first photo. */
const PhotoDialog = lazy(() =>
  importWithTexts(() => import('./photo-dialog'), ['photo-desk']).then((module) => ({
    default: module.PhotoDialog,
  })),
)

/**
 * The photo: a file field that posts with the form; with scripts it is dropped or chosen, cropped in the
 * dialog, and uploaded.
 */
export function PhotoField() {
  const { t, i18n } = useTranslation('editor')
  const store = useEditorStore()
  const photo = useFieldValue('basics.photo')
  const postedProblem = useFieldProblem('basics.photo')
  const scenario = useCurrentScenario()
  const shapeSetting = useFieldValue('style.photo')
  const [state, setState] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false })
  const [picture, setPicture] = useState<HTMLCanvasElement>()
  const shownProblem = state.problem ?? postedProblem
  const shape = shapeSetting === 'square' || shapeSetting === 'round' ? shapeSetting : 'portrait'

  const uploadAndApply = useCallback(
    async (file: File, shape: PhotoShape) => {
      const answer = await uploadPhoto(file, shape)
      if ('problem' in answer) return answer.problem
      const { resume, replace } = store.getState()
      const { basics, style } = resume
      replace({ ...resume, basics: { ...basics, photo: answer.id }, style: { ...style, photo: shape } })
      setPicture(undefined)
      return undefined
    },
    [store],
  )
  const onFile = useCallback(
    async (file: File) => {
      setState({ isBusy: true })
      const opened = await decodeImageFile(file)
      // Without a network every photo goes through the dialog.
      const module = await importWithTexts(() => import('./ready-photo'), ['photo-desk']).catch(
        () => undefined,
      )
      const ready = opened && (await module?.cropReadyPhoto(opened, shape))
      // The server may accept what this browser cannot open, or returns the problem.
      const problem = opened && !ready ? undefined : await uploadAndApply(ready ?? file, shape)
      if (opened && ready && !problem) module?.announcePlaced(() => setPicture(opened))
      else setPicture(opened)
      setState({ isBusy: false, problem })
    },
    [uploadAndApply, shape],
  )
  const onFileDropped = useCallback((file: File) => void onFile(file), [onFile])
  const isFileHeld = useDroppedPhoto(onFileDropped)
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const note = () => {
    if (shapeSetting === 'none' && photo) return t('photo.hidden')
    if (shapeSetting === 'none' && scenario?.photo === 'off')
      return t('photo.off', { name: scenario.name[language] })
    return t('photo.hint')
  }
  const problemText = (problem: string) =>
    problem === 'failed' ? t('photo.failed') : formatFieldError(problem, language)

  return (
    <div className="w-full shrink-0 sm:w-32">
      <input type="hidden" name="basics.photo" value={photo} />
      <FileDropzone
        id="f-photo"
        name="photoFile"
        accept={acceptedTypes}
        label={t('photo.choose')}
        describedBy="photo-notes"
        onFile={onFileDropped}
        renderDropzone={(over) => (
          <div
            className={cn(
              'relative mx-auto aspect-[5/7] w-24 overflow-hidden rounded-md border border-dashed border-border-strong bg-muted sm:w-full',
              (over || isFileHeld) && 'border-solid border-primary bg-secondary',
            )}
          >
            {photo ? (
              <img src={`/photos/${photo}`} alt={t('photo.alt')} className="size-full object-cover" />
            ) : (
              <ImagePlus aria-hidden className="absolute inset-0 m-auto size-6 text-subtle-foreground" />
            )}
            {state.isBusy ? (
              <span className="absolute inset-0 grid place-items-center bg-card/80 text-xs">
                {t('photo.uploading')}
              </span>
            ) : null}
          </div>
        )}
      >
        {photo ? <IntentButton intent="removePhoto" label={t('photo.remove')} icon={Trash2} /> : null}
      </FileDropzone>
      <div id="photo-notes" aria-live="polite" className="text-center text-xs text-subtle-foreground">
        <p className={shownProblem && 'text-destructive'}>
          {shownProblem ? problemText(shownProblem) : note()}
        </p>
      </div>
      {isFileHeld
        ? createPortal(
            <p className="pointer-events-none fixed inset-x-0 bottom-8 z-50 mx-auto w-fit rounded-full bg-foreground px-5 py-2.5 text-sm text-background shadow-lg">
              {t('photo.drop')}
            </p>,
            document.body,
          )
        : null}
      {picture ? (
        <Suspense fallback={null}>
          <PhotoDialog
            picture={picture}
            shape={shape}
            onClose={() => setPicture(undefined)}
            onCrop={uploadAndApply}
            problemText={problemText}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
