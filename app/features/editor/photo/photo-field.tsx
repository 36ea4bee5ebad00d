import { ImagePlus, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { FileDropzone } from '#app/components/ui/file-dropzone'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { useFieldErrorText } from '#app/i18n/use-field-error-text'
import { useFieldValue } from '#app/features/editor/state/editor-context'
import { IntentButton } from '#app/features/editor/form-intents/intent-button'
import { acceptedTypes } from './accepted-types'
import { useDroppedPhoto } from './use-dropped-photo'
import type { PhotoUpload } from './use-photo-upload'
import { useCurrentScenario } from '#app/features/editor/scenario-suggestions/scenario-hint'

/** The photo dialog loads with the first photo. */
const PhotoDialog = lazy(() =>
  importWithTexts(() => import('./photo-dialog'), ['photo-desk', 'style']).then((module) => ({
    default: module.PhotoDialog,
  })),
)

/**
 * The photo: a file field that posts with the form; with scripts it is dropped or chosen, cropped in the
 * dialog, and uploaded.
 */
export function PhotoField({ upload }: { upload: PhotoUpload }) {
  const { t, i18n } = useTranslation('editor')
  const { isBusy, problem, picture, shape, onFile, uploadAndApply, closePicture } = upload
  const photo = useFieldValue('basics.photo')
  const scenario = useCurrentScenario()
  const shapeSetting = useFieldValue('style.photo')
  const isFileHeld = useDroppedPhoto(onFile)
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const note = () => {
    if (shapeSetting === 'none' && photo) return t('photo.hidden')
    if (shapeSetting === 'none' && scenario?.photo === 'off')
      return t('photo.off', { name: scenario.name[language] })
    return t('photo.hint')
  }
  const errorText = useFieldErrorText()
  const problemText = (problem: string) => (problem === 'failed' ? t('photo.failed') : errorText(problem))

  return (
    // On a phone beside its words, so that the name is not far below. Without scripts the browser's own file field needs the width.
    <div className="w-full shrink-0 sm:w-32 max-sm:[html.scripted_&]:grid max-sm:[html.scripted_&]:grid-cols-[auto_1fr] max-sm:[html.scripted_&]:gap-x-4 max-sm:[&_.file-zone]:row-span-2 max-sm:[html.scripted_&_.file-zone+div]:mt-0 max-sm:[html.scripted_&_.file-zone+div]:justify-start max-sm:[html.scripted_&_.file-zone+div]:self-end">
      <input type="hidden" name="basics.photo" value={photo} />
      <FileDropzone
        id="f-photo"
        name="photoFile"
        accept={acceptedTypes}
        label={t('photo.choose')}
        describedBy="photo-notes"
        onFile={onFile}
        className="max-sm:[html.scripted_&]:contents"
        renderDropzone={(over) => (
          <div
            className={cn(
              'relative mx-auto aspect-[5/7] w-18 overflow-hidden rounded-md border border-dashed border-border-strong bg-muted sm:w-full',
              (over || isFileHeld) && 'border-solid border-primary bg-secondary',
            )}
          >
            {photo ? (
              <img src={`/photos/${photo}`} alt={t('photo.alt')} className="size-full object-cover" />
            ) : (
              <ImagePlus aria-hidden className="absolute inset-0 m-auto size-6 text-subtle-foreground" />
            )}
            {isBusy ? (
              <span className="absolute inset-0 grid place-items-center bg-card/80 text-xs">
                {t('photo.uploading')}
              </span>
            ) : null}
          </div>
        )}
      >
        {photo ? <IntentButton intent="removePhoto" label={t('photo.remove')} icon={Trash2} /> : null}
      </FileDropzone>
      <div
        id="photo-notes"
        aria-live="polite"
        className="text-center text-xs text-subtle-foreground max-sm:[html.scripted_&]:px-2 max-sm:[html.scripted_&]:text-left max-sm:[html.scripted_&]:leading-5"
      >
        <p className={problem && 'text-destructive'}>{problem ? problemText(problem) : note()}</p>
      </div>
      {isFileHeld
        ? createPortal(
            <p className="pointer-events-none fixed inset-x-0 bottom-8 z-50 mx-auto w-fit rounded-full bg-foreground px-5 py-2.5 text-sm text-background shadow-lg">
              {t('photo.drop')}
            </p>,
            document.body,
          )
        : null}
      {picture
        ? createPortal(
            // Not in the fold, which may be closed.
            <Suspense fallback={null}>
              <PhotoDialog
                picture={picture}
                shape={shape}
                onClose={closePicture}
                onCrop={uploadAndApply}
                problemText={problemText}
              />
            </Suspense>,
            document.body,
          )
        : null}
    </div>
  )
}
