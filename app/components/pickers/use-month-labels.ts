import { useTranslation } from 'react-i18next'
import type { MonthPickerLabels } from '#app/components/ui/month-picker/month-picker'

/** What a month field says, in the words of the editor. `allowsPresent`: it may be 至今. */
export function useMonthLabels(label: string, allowsPresent: boolean): MonthPickerLabels {
  const { t, i18n } = useTranslation('editor')
  return {
    title: label,
    open: `${t('month.open')}: ${label}`,
    year: t('month.year'),
    previous: t('month.back'),
    next: t('month.on'),
    clear: t('month.clear'),
    month: t('month.month'),
    done: t('month.done'),
    keyboard: t('month.keyboard'),
    present: allowsPresent ? t('now') : undefined,
    language: i18n.language,
  }
}
