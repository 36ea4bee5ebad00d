import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { Dialog } from '#app/components/ui/dialog'
import { cropRect, initialView, clampView, MAX_ZOOM } from './crop-geometry'
import { CropCanvas } from './crop-canvas'
import { aspectOf, cropToFile, rotateRight, type PhotoShape } from './draw-crop'

type CropDialogProps = {
  picture: HTMLCanvasElement
  shape: PhotoShape
  onClose(): void
  /** Saves the cropped photo; resolves to the problem when that fails. */
  onCrop(file: File, shape: PhotoShape): Promise<string | undefined>
  problemText(problem: string): string
}

const shapes: PhotoShape[] = ['portrait', 'square', 'round']

/** The crop dialog: selects the part of a picture and its shape. The background is not edited. */
export function CropDialog({ onClose, onCrop, problemText, ...initial }: CropDialogProps) {
  const { t } = useTranslation('editor')
  const [picture, setPicture] = useState(initial.picture)
  const [shape, setShape] = useState(initial.shape)
  const [view, setView] = useState(initialView)
  const [state, setState] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false })
  const aspect = aspectOf(shape)

  async function saveCrop() {
    setState({ isBusy: true })
    const file = await cropToFile(picture, cropRect(picture, aspect, view), shape)
    const problem = file ? await onCrop(file, shape) : 'failed'
    if (problem) setState({ isBusy: false, problem })
  }
  return (
    <Dialog
      open
      onClose={state.isBusy ? undefined : onClose}
      labelledBy="crop-title"
      describedBy="crop-how"
      className="p-5 sm:p-6"
    >
      <h2 id="crop-title" className="text-lg font-semibold">
        {t('photo.crop.title')}
      </h2>
      <p id="crop-how" className="mt-1 mb-4 text-sm text-muted-foreground">
        {t('photo.crop.how')}
      </p>
      <div role="group" aria-label={t('style.photo')} className="mb-3 flex gap-0.5 rounded-md bg-muted p-0.5">
        {shapes.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === shape}
            onClick={() => {
              setShape(one)
              setView(clampView(picture, aspectOf(one), view))
            }}
            className="h-8 grow rounded-sm px-2.5 text-sm text-muted-foreground hover:text-foreground aria-pressed:bg-popover aria-pressed:font-medium aria-pressed:text-foreground aria-pressed:shadow-sm"
          >
            {t(`style.photoShapes.${one}`)}
          </button>
        ))}
      </div>
      <CropCanvas
        picture={picture}
        shape={shape}
        view={view}
        label={t('photo.crop.stage')}
        onView={setView}
      />
      <div className="mt-3 flex items-center gap-3">
        <label className="flex grow items-center gap-3 text-sm text-muted-foreground">
          {t('photo.crop.zoom')}
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={view.zoom}
            onChange={(event) =>
              setView(clampView(picture, aspect, { ...view, zoom: Number(event.target.value) }))
            }
            className="min-w-0 grow accent-primary"
          />
        </label>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            const next = rotateRight(picture)
            setPicture(next)
            setView(clampView(next, aspect, initialView))
          }}
        >
          <RotateCw aria-hidden />
          {t('photo.crop.turn')}
        </Button>
      </div>
      {state.problem ? (
        <p role="alert" className="mt-3 text-sm text-destructive">
          {problemText(state.problem)}
        </p>
      ) : null}
      <div className="mt-5 flex justify-end gap-2">
        <Button variant="ghost" disabled={state.isBusy} onClick={onClose}>
          {t('photo.crop.cancel')}
        </Button>
        <Button disabled={state.isBusy} onClick={() => void saveCrop()}>
          {t(state.isBusy ? 'photo.uploading' : 'photo.crop.use')}
        </Button>
      </div>
    </Dialog>
  )
}
