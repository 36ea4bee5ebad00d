import { useSearchParams } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#app/components/ui/checkbox'

/** Whether the PDF carries the resume's data: posted with its form and kept nowhere but in the address after a refusal. */
export function DataSwitch() {
  const { t } = useTranslation('download')
  const [search] = useSearchParams()
  return (
    <Checkbox
      name="withData"
      defaultChecked={!search.has('withoutData')}
      className="mb-3 text-sm leading-6 text-muted-foreground"
    >
      {t('withData')}
    </Checkbox>
  )
}
