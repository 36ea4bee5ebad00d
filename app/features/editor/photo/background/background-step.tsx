import { useTranslation } from 'react-i18next'
import { ChoiceButtons } from '../choice-buttons'
import { cropRect, type CropView } from '../crop-geometry'
import { aspectOf, type PhotoShape } from '../draw-crop'
import { PhotoPreview } from '../photo-preview'
import { backgroundColours } from './background-colours'
import { modelMegabytes } from './replace-background'
import type { Background, useBackground } from './use-background'

type BackgroundStepProps = { background: ReturnType<typeof useBackground>; shape: PhotoShape; view: CropView }

const choices: Background[] = ['original', 'blue', 'white', 'red']
const previewHeight = 384

/** Changes the background on this device; nothing else about the person is edited. */
export function BackgroundStep({ background, shape, view }: BackgroundStepProps) {
  const { t } = useTranslation('photo-desk')
  const aspect = aspectOf(shape)
  const crop = cropRect(background.picture, aspect, view)
  const note = () => {
    if (background.isBusy) return t('background.busy')
    if (background.background !== 'original') return t('background.caution')
    return t('background.how', { megabytes: modelMegabytes })
  }
  return (
    <>
      <ChoiceButtons
        label={t('background.label')}
        value={background.background}
        isDisabled={background.isBusy}
        choices={choices.map((one) => [one, <Choice key={one} background={one} />])}
        onChoice={(one) => void background.change(one)}
      />
      <PhotoPreview
        picture={background.picture}
        crop={crop}
        size={{ width: Math.round(previewHeight * aspect), height: previewHeight }}
        label={t('background.preview')}
      />
      <p role="status" className="mt-3 text-sm text-muted-foreground">
        {background.problem ? null : note()}
      </p>
      {background.problem ? (
        <p role="alert" className="text-sm text-destructive">
          {t(`background.problems.${background.problem}`)}
        </p>
      ) : null}
    </>
  )
}

function Choice({ background }: { background: Background }) {
  const { t } = useTranslation('photo-desk')
  const colour = background === 'original' ? undefined : `rgb(${backgroundColours[background].join(' ')})`
  return (
    <>
      {colour ? (
        <span
          aria-hidden
          className="size-3.5 rounded-full border border-border-strong"
          style={{ background: colour }}
        />
      ) : null}
      {t(`background.choices.${background}`)}
    </>
  )
}
