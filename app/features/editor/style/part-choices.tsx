import { useTranslation } from 'react-i18next'
import { ENGLISH_DATES, QR_CODES } from '#contract/resume/style-options'
import type { EditorTemplate } from './editor-template'
import { useFieldValue } from '#app/features/editor/state/editor-context'
import { StyleRadioGroup } from './style-radio-group'

type PartChoiceProps = { template: EditorTemplate | undefined }

/** Icons, in templates that draw some; of an unknown template it is not known. */
export function IconsChoice({ template }: PartChoiceProps) {
  const { t } = useTranslation('style')
  if (template && !template.parts.icons) return <UnseenSetting name="style.icons" />
  return (
    <StyleRadioGroup
      name="style.icons"
      label={t('icons')}
      options={[
        ['true', t('iconChoices.shown')],
        ['false', t('iconChoices.hidden')],
      ]}
      toValue={(option) => option === 'true'}
    />
  )
}

/** The code of the first link, in templates that have a place for it. Some draw it unless it is turned off. */
export function QrCodeChoice({ template }: PartChoiceProps) {
  const { t } = useTranslation('style')
  const name = 'style.qrCode'
  const { qrCode: isDrawn, qrCodePlace } = template?.parts ?? {}
  if (!isDrawn && !qrCodePlace) return <UnseenSetting name={name} />
  return (
    <StyleRadioGroup
      name={name}
      label={t('qrCode')}
      note={t('qrCodeNote')}
      options={QR_CODES.filter((code) => code !== 'auto').map((code) => [code, t(`qrCodes.${code}`)])}
      toOption={(value) => (value === 'auto' ? (isDrawn ? 'shown' : 'hidden') : value)}
    />
  )
}

/** How dates in English are written, where the page has some, or had. */
export function EnglishDatesChoice({ template }: PartChoiceProps) {
  const { t } = useTranslation('style')
  const name = 'style.englishDates'
  const [chosen, headings] = [useFieldValue(name), useFieldValue('style.headings')]
  const isForEnglish = template?.collections.includes('english')
  if (headings !== 'en' && chosen === 'american' && !isForEnglish) return <UnseenSetting name={name} />
  return (
    <StyleRadioGroup
      name={name}
      label={t('englishDates')}
      options={ENGLISH_DATES.map((form) => [form, t(`dateForms.${form}`)])}
    />
  )
}

/** A setting that does nothing here is posted as it is, for other templates. */
const UnseenSetting = ({ name }: { name: string }) => (
  <input type="hidden" name={name} value={useFieldValue(name)} />
)
