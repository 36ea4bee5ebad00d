import { ImagePlus, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { FileDrop } from '#app/components/ui/file-drop'
import { sayProblem } from '#contract/problems'
import { useEditorStore, useProblem, useText } from './editor-context'
import { IntentButton } from './intent-button'

const accepted = 'image/jpeg,image/png,image/webp'

/** The photo: a file field that posts with the form; with scripts it is dropped or chosen, and uploads at once. */
export function PhotoField() {
  const { t, i18n } = useTranslation()
  const store = useEditorStore()
  const photo = useText('basics.photo')
  const posted = useProblem('basics.photo')
  const [state, setState] = useState<{ busy: boolean; problem?: string }>({ busy: false })
  const said = state.problem ?? posted
  const take = useCallback(
    async (file: File) => {
      setState({ busy: true })
      const answer = await uploadPhoto(file)
      if ('id' in answer) store.getState().set('basics.photo', answer.id)
      setState({ busy: false, problem: 'problem' in answer ? answer.problem : undefined })
    },
    [store],
  )
  const onFile = useCallback((file: File) => void take(file), [take])

  return (
    <div className="w-full shrink-0 sm:w-32">
      <input type="hidden" name="basics.photo" value={photo} />
      <FileDrop
        id="f-photo"
        name="photoFile"
        accept={accepted}
        label={t('editor.photo.choose')}
        describedBy="photo-notes"
        onFile={onFile}
        place={(over) => (
          <div
            className={cn(
              'relative mx-auto aspect-[5/7] w-24 overflow-hidden rounded-md border border-dashed border-line-strong bg-sunken sm:w-full',
              over && 'border-solid border-primary bg-primary-soft',
            )}
          >
            {photo ? (
              <img src={`/photos/${photo}`} alt={t('editor.photo.alt')} className="size-full object-cover" />
            ) : (
              <ImagePlus aria-hidden className="absolute inset-0 m-auto size-6 text-ink-faint" />
            )}
            {state.busy ? (
              <span className="absolute inset-0 grid place-items-center bg-surface/80 text-xs">
                {t('editor.photo.uploading')}
              </span>
            ) : null}
          </div>
        )}
      >
        {photo ? <IntentButton intent="removePhoto" label={t('editor.photo.remove')} icon={Trash2} /> : null}
      </FileDrop>
      <div id="photo-notes" aria-live="polite" className="text-center text-xs text-ink-faint">
        {said ? (
          <p className="text-danger">
            {said === 'failed'
              ? t('editor.photo.failed')
              : sayProblem(said, i18n.language === 'en' ? 'en' : 'zh')}
          </p>
        ) : (
          <p>{t('editor.photo.hint')}</p>
        )}
      </div>
    </div>
  )
}

async function uploadPhoto(file: File): Promise<{ id: string } | { problem: string }> {
  const body = new FormData()
  body.set('photoFile', file)
  try {
    const response = await fetch('/photos', { method: 'POST', body })
    return (await response.json()) as { id: string } | { problem: string }
  } catch {
    return { problem: 'failed' }
  }
}
