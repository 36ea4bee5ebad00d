import { ImagePlus, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayProblem } from '#contract/problems'
import { useEditorStore, useProblem, useText } from './editor-context'
import { IntentButton } from './intent-button'

const accepted = 'image/jpeg,image/png,image/webp'

/** The photo: a file field that posts with the form, and uploads at once with scripts. */
export function PhotoField() {
  const { t, i18n } = useTranslation()
  const store = useEditorStore()
  const photo = useText('basics.photo')
  const posted = useProblem('basics.photo')
  const [state, setState] = useState<{ busy: boolean; problem?: string }>({ busy: false })
  const said = state.problem ?? posted
  const field = useRef<HTMLInputElement>(null)
  const takeChosen = useCallback(async () => {
    const file = field.current?.files?.[0]
    if (!field.current || !file) return
    field.current.value = ''
    setState({ busy: true })
    const answer = await uploadPhoto(file)
    if ('id' in answer) store.getState().set('basics.photo', answer.id)
    setState({ busy: false, problem: 'problem' in answer ? answer.problem : undefined })
  }, [store])
  // Chosen before scripts were there: no event will tell.
  useEffect(() => void takeChosen(), [takeChosen])

  return (
    <div className="w-full shrink-0 sm:w-32">
      <input type="hidden" name="basics.photo" value={photo} />
      <div className="relative mx-auto aspect-[5/7] w-24 overflow-hidden rounded-md border border-dashed border-line-strong bg-sunken sm:w-full">
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
      <div className="mt-2 flex items-center justify-center gap-1">
        <label
          htmlFor="f-photo"
          className="rounded px-2 py-1 text-sm font-medium text-primary focus-within:outline-2 hover:bg-hover"
        >
          {t('editor.photo.choose')}
          <input
            id="f-photo"
            name="photoFile"
            type="file"
            accept={accepted}
            aria-describedby="photo-notes"
            className="mt-1 block w-full text-xs text-ink-soft [html.scripted_&]:sr-only"
            ref={field}
            onChange={() => void takeChosen()}
          />
        </label>
        {photo ? <IntentButton intent="removePhoto" label={t('editor.photo.remove')} icon={Trash2} /> : null}
      </div>
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
