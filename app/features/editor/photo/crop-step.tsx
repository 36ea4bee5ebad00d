import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { CropCanvas } from './crop-canvas'
import { clampView, MAX_ZOOM, type CropView } from './crop-geometry'
import { aspectOf, type PhotoShape } from './draw-crop'
import { ChoiceButtons } from './choice-buttons'

type CropStepProps = {
  picture: HTMLCanvasElement
  shape: PhotoShape
  view: CropView
  isBusy: boolean
  onShape(shape: PhotoShape): void
  onView(view: CropView): void
  onRotate(): void
}

const shapes: PhotoShape[] = ['portrait', 'square', 'round']

/** Selects the part of a picture and its shape. */
export function CropStep({ picture, shape, view, isBusy, onShape, onView, onRotate }: CropStepProps) {
  const { t } = useTranslation('photo-desk')
  const { t: styleText } = useTranslation('style')
  return (
    <>
      <p className="mb-3 text-sm text-muted-foreground">{t('crop.how')}</p>
      <ChoiceButtons
        label={styleText('photo')}
        value={shape}
        choices={shapes.map((one) => [one, styleText(`photoShapes.${one}`)])}
        onChoice={onShape}
      />
      <CropCanvas picture={picture} shape={shape} view={view} label={t('crop.stage')} onView={onView} />
      <div className="mt-3 flex items-center gap-3">
        <label className="flex grow items-center gap-3 text-sm text-muted-foreground">
          {t('crop.zoom')}
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={view.zoom}
            onChange={(event) =>
              onView(clampView(picture, aspectOf(shape), { ...view, zoom: Number(event.target.value) }))
            }
            className="min-w-0 grow"
          />
        </label>
        <Button variant="outline" size="sm" disabled={isBusy} onClick={onRotate}>
          <RotateCw aria-hidden />
          {t('crop.turn')}
        </Button>
      </div>
    </>
  )
}
