import { useFieldErrorText } from '#app/i18n/use-field-error-text'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { FileDropzone } from '#app/components/ui/file-dropzone'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { fieldError } from '#contract/validation/field-error-codes'
import { IntentButton } from '#app/features/editor/form-intents/intent-button'
import { withPicture } from '#app/features/editor/form-intents/intents'
import { useEditorStore, useFieldProblem, useFieldValue } from '#app/features/editor/state/editor-context'
import { acceptedTypes } from './accepted-types'
import { pictureFileName } from './picture-file-name'
import { uploadPhoto } from './upload-photo'

/**
 * The picture of an entry: a file field that posts with the form; with scripts it is dropped or chosen, and uploaded
 * whole.
 */
export function PictureField({ name, itemId }: { name: string; itemId: string }) {
  const { t } = useTranslation('editor-tools')
  const store = useEditorStore()
  const picture = useFieldValue(`${name}.picture`)
  const postedProblem = useFieldProblem(`${name}.picture`)
  const [state, setState] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false })
  const shownProblem = state.problem ?? postedProblem
  const notesId = `picture-notes-${itemId}`

  const upload = useCallback(
    async (file: File) => {
      const items = store.getState().resume.sections.flatMap((section) => section.items)
      const others = items.filter((item) => item.id !== itemId && item.picture)
      if (others.length >= ResumeLimits.pictures) return fieldError('tooManyPictures', ResumeLimits.pictures)
      const answer = await uploadPhoto(file, 'picture')
      if ('problem' in answer) return answer.problem
      const { resume, replace } = store.getState()
      const sections = resume.sections.map((section) => ({
        ...section,
        items: section.items.map((item) => withPicture(item, itemId, answer.id)),
      }))
      replace({ ...resume, sections })
      return undefined
    },
    [store, itemId],
  )
  const onFile = useCallback(
    (file: File) => {
      setState({ isBusy: true })
      void upload(file).then((problem) => setState({ isBusy: false, problem }))
    },
    [upload],
  )
  const errorText = useFieldErrorText()
  const problemText = (problem: string) => (problem === 'failed' ? t('picture.failed') : errorText(problem))

  return (
    <div className="col-span-6">
      <p className="mb-1.5 text-sm font-medium">{t('picture.label')}</p>
      <FileDropzone
        id={`f-${name}.picture`}
        name={pictureFileName(itemId)}
        accept={acceptedTypes}
        label={t('picture.choose')}
        describedBy={notesId}
        onFile={onFile}
        className="w-44"
        renderDropzone={(over) => (
          <div
            className={cn(
              'relative aspect-[4/3] w-full overflow-hidden rounded-md border border-dashed border-border-strong bg-muted',
              over && 'border-solid border-primary bg-secondary',
            )}
          >
            {picture ? (
              <img src={`/photos/${picture}`} alt={t('picture.label')} className="size-full object-contain" />
            ) : (
              <ImagePlus aria-hidden className="absolute inset-0 m-auto size-6 text-subtle-foreground" />
            )}
            {state.isBusy ? (
              <span className="absolute inset-0 grid place-items-center bg-card/80 text-xs">
                {t('picture.uploading')}
              </span>
            ) : null}
          </div>
        )}
      >
        {picture ? (
          <IntentButton intent={`removePicture:${itemId}`} label={t('picture.remove')} icon={Trash2} />
        ) : null}
      </FileDropzone>
      <div id={notesId} aria-live="polite" className="mt-1 text-xs text-subtle-foreground">
        <p className={shownProblem && 'text-destructive'}>
          {shownProblem ? problemText(shownProblem) : t('picture.hint', { count: ResumeLimits.pictures })}
        </p>
      </div>
    </div>
  )
}
