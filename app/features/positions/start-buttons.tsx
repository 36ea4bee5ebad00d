import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'

type StartButtonsProps = { positionId: string; isMain?: boolean }

/** The presses that start a draft with the example lines of a position, in a form that posts to /resume/create. */
export function StartButtons({ positionId, isMain = false }: StartButtonsProps) {
  const { t } = useTranslation('positions')
  const className = isMain ? 'w-full' : undefined
  return (
    <>
      <Button
        type="submit"
        name="start"
        value={`position:${positionId}`}
        variant={isMain ? 'default' : 'outline'}
        className={className}
      >
        {t('startJunior')}
      </Button>
      <Button
        type="submit"
        name="start"
        value={`position:${positionId}@senior`}
        variant="outline"
        className={className}
      >
        {t('startSenior')}
      </Button>
    </>
  )
}
