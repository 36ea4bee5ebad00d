import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'

/** The presses that start a draft with the example lines of a position, in a form that posts to /resume/create. */
export function StartButtons({ positionId }: { positionId: string }) {
  const { t } = useTranslation('positions')
  return (
    <>
      <Button type="submit" name="start" value={`position:${positionId}`} className="w-full">
        {t('startJunior')}
      </Button>
      <Button type="submit" name="start" value={`position:${positionId}@senior`} className="w-full">
        {t('startSenior')}
      </Button>
    </>
  )
}
