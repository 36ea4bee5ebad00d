import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { Dialog } from '#app/components/ui/dialog'
import { BackgroundStep } from './background/background-step'
import { useBackground } from './background/use-background'
import { cropRect, initialView, clampView } from './crop-geometry'
import { CropStep } from './crop-step'
import { aspectOf, cropToFile, type PhotoShape } from './draw-crop'
import { DownloadStep } from './id-photo/download-step'

type PhotoDialogProps = {
  picture: HTMLCanvasElement
  shape: PhotoShape
  onClose(): void
  /** Saves the cropped photo; resolves to the problem when that fails. */
  onCrop(file: File, shape: PhotoShape): Promise<string | undefined>
  problemText(problem: string): string
}

const steps = ['crop', 'background', 'download'] as const
type Step = (typeof steps)[number]

/** The photo dialog: crops a picture for the resume, changes its background, downloads it as an identity photo. */
export function PhotoDialog({ onClose, onCrop, problemText, ...initial }: PhotoDialogProps) {
  const { t } = useTranslation('photo-desk')
  const [step, setStep] = useState<Step>('crop')
  const background = useBackground(initial.picture)
  const { picture } = background
  const [shape, setShape] = useState(initial.shape)
  const [view, setView] = useState(initialView)
  const [state, setState] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false })

  async function saveCrop() {
    setState({ isBusy: true })
    const file = await cropToFile(picture, cropRect(picture, aspectOf(shape), view), shape)
    const problem = file ? await onCrop(file, shape) : 'failed'
    if (problem) setState({ isBusy: false, problem })
  }
  return (
    <Dialog open onClose={state.isBusy ? undefined : onClose} labelledBy="photo-title" className="p-5 sm:p-6">
      <h2 id="photo-title" className="mb-3 text-lg font-semibold">
        {t('title')}
      </h2>
      <Steps step={step} onStep={setStep} />
      <div role="tabpanel" id="photo-panel" aria-labelledby={`photo-${step}`}>
        {step === 'crop' ? (
          <CropStep
            picture={picture}
            shape={shape}
            view={view}
            isBusy={background.isBusy}
            onShape={(one) => {
              setShape(one)
              setView(clampView(picture, aspectOf(one), view))
            }}
            onView={setView}
            onRotate={() => {
              background.rotate()
              setView(initialView)
            }}
          />
        ) : null}
        {step === 'background' ? <BackgroundStep background={background} shape={shape} view={view} /> : null}
        {step === 'download' ? <DownloadStep picture={picture} view={view} /> : null}
      </div>
      {state.problem ? (
        <p role="alert" className="mt-3 text-sm text-destructive">
          {problemText(state.problem)}
        </p>
      ) : null}
      <div className="mt-5 flex justify-end gap-2">
        <Button variant="ghost" disabled={state.isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={state.isBusy || background.isBusy} onClick={() => void saveCrop()}>
          {t(state.isBusy ? 'saving' : 'use')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Tabs as of the ARIA practices: one is in the order of Tab, the arrow keys move between them. */
function Steps({ step, onStep }: { step: Step; onStep(step: Step): void }) {
  const { t } = useTranslation('photo-desk')
  const list = useRef<HTMLDivElement>(null)
  function onKeyDown(event: KeyboardEvent) {
    const at = steps.indexOf(step)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: steps.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const chosen = steps.at(next % steps.length)!
    onStep(chosen)
    list.current?.querySelector<HTMLElement>(`#photo-${chosen}`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={t('title')} className="mb-4 flex border-b border-border">
      {steps.map((one) => (
        <button
          key={one}
          id={`photo-${one}`}
          type="button"
          role="tab"
          aria-selected={one === step}
          aria-controls="photo-panel"
          tabIndex={one === step ? 0 : -1}
          onClick={() => onStep(one)}
          onKeyDown={onKeyDown}
          className="-mb-px h-10 grow border-b-2 border-transparent px-2 text-sm text-muted-foreground hover:text-foreground aria-selected:border-primary aria-selected:font-medium aria-selected:text-foreground"
        >
          {t(`steps.${one}`)}
        </button>
      ))}
    </div>
  )
}
