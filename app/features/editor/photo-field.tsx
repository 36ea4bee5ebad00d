import { ImagePlus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { FileDrop } from '#app/components/ui/file-drop'
import { sayProblem } from '#contract/problems'
import { useEditorStore, useProblem, useText } from './editor-context'
import type { Shape } from './draw-crop'
import { IntentButton } from './intent-button'
import { openPicture } from './open-picture'
import { useScenarioHere } from './scenario-hint'

/** The photo desk comes with the first photo. */
const CropDialog = lazy(() => import('./crop-dialog').then((module) => ({ default: module.CropDialog })))

const accepted = 'image/jpeg,image/png,image/webp'

/** The photo: a file field that posts with the form; with scripts it is dropped or chosen, cropped at the photo desk, and uploads. */
export function PhotoField() {
  const { t, i18n } = useTranslation()
  const store = useEditorStore()
  const photo = useText('basics.photo')
  const posted = useProblem('basics.photo')
  const scenario = useScenarioHere()
  const shown = useText('style.photo')
  const [state, setState] = useState<{ busy: boolean; problem?: string }>({ busy: false })
  const [picture, setPicture] = useState<HTMLCanvasElement>()
  const said = state.problem ?? posted
  const shape = shown === 'square' || shown === 'round' ? shown : 'portrait'

  const keep = useCallback(
    async (file: File, shape: Shape) => {
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
      setState({ busy: true })
      const opened = await openPicture(file)
      // What this browser cannot open the server may, or says why not.
      const problem = opened ? undefined : await keep(file, shape)
      setPicture(opened)
      setState({ busy: false, problem })
    },
    [keep, shape],
  )
  const take = useCallback((file: File) => void onFile(file), [onFile])
  const saidOf = (problem: string) =>
    problem === 'failed'
      ? t('editor.photo.failed')
      : sayProblem(problem, i18n.language === 'en' ? 'en' : 'zh')

  return (
    <div className="w-full shrink-0 sm:w-32">
      <input type="hidden" name="basics.photo" value={photo} />
      <FileDrop
        id="f-photo"
        name="photoFile"
        accept={accepted}
        label={t('editor.photo.choose')}
        describedBy="photo-notes"
        onFile={take}
        place={(over) => (
          <div
            className={cn(
              'relative mx-auto aspect-[5/7] w-24 overflow-hidden rounded-md border border-dashed border-border-strong bg-muted sm:w-full',
              over && 'border-solid border-primary bg-secondary',
            )}
          >
            {photo ? (
              <img src={`/photos/${photo}`} alt={t('editor.photo.alt')} className="size-full object-cover" />
            ) : (
              <ImagePlus aria-hidden className="absolute inset-0 m-auto size-6 text-subtle-foreground" />
            )}
            {state.busy ? (
              <span className="absolute inset-0 grid place-items-center bg-card/80 text-xs">
                {t('editor.photo.uploading')}
              </span>
            ) : null}
          </div>
        )}
      >
        {photo ? <IntentButton intent="removePhoto" label={t('editor.photo.remove')} icon={Trash2} /> : null}
      </FileDrop>
      <div id="photo-notes" aria-live="polite" className="text-center text-xs text-subtle-foreground">
        {said ? <p className="text-destructive">{saidOf(said)}</p> : null}
        {!said && scenario?.photo === 'off' && shown === 'none' && !photo ? (
          <p>{t('editor.photo.off', { name: scenario.name[i18n.language === 'en' ? 'en' : 'zh'] })}</p>
        ) : null}
        {!said && photo && shown === 'none' ? <p>{t('editor.photo.hidden')}</p> : null}
        {!said && !(shown === 'none' && (photo || scenario?.photo === 'off')) ? (
          <p>{t('editor.photo.hint')}</p>
        ) : null}
      </div>
      {picture ? (
        <Suspense fallback={null}>
          <CropDialog
            picture={picture}
            shape={shape}
            onClose={() => setPicture(undefined)}
            onCrop={keep}
            saidOf={saidOf}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

async function uploadPhoto(file: File, shape: Shape): Promise<{ id: string } | { problem: string }> {
  const body = new FormData()
  body.set('photoFile', file)
  body.set('shape', shape)
  try {
    const response = await fetch('/photos', { method: 'POST', body })
    return (await response.json()) as { id: string } | { problem: string }
  } catch {
    return { problem: 'failed' }
  }
}
