import { useField } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#app/components/forms/text-field'
import { Button } from '#app/components/ui/button'
import { DatePicker } from '#app/components/ui/date-picker/date-picker'
import { AdminField } from '#app/features/admin/admin-form'
import type { AdminArticleDetails } from '#contract/admin/admin-article'

type ArticlePublicationProps = { article: AdminArticleDetails | undefined; isBusy: boolean }

/** The buttons that let a text out: now, or at a time in China. */
export function ArticlePublication({ article, isBusy }: ArticlePublicationProps) {
  const { t, i18n } = useTranslation(['admin-articles', 'admin'])
  const [{ id, errors, initialValue }] = useField<string>('at')
  const calendar = { ...t('admin:list.calendar', { returnObjects: true }), language: i18n.language }
  return (
    <div className="grid gap-4 rounded-lg border border-border bg-card p-4 sm:p-5">
      <Button type="submit" name="intent" value="publish" disabled={isBusy} className="justify-self-start">
        {t(article?.state === 'published' ? 'publishAgain' : 'publish')}
      </Button>
      <div className="grid gap-3 border-t border-border pt-4 sm:flex sm:items-end">
        <div className="grid grow grid-cols-2 gap-3">
          <TextField
            id={id}
            name="at"
            label={t('day')}
            defaultValue={initialValue}
            error={errors?.[0]}
            control={DatePicker}
            labels={calendar}
          />
          <AdminField name="time" label={t('time')} inputMode="numeric" placeholder="09:00" maxLength={5} />
        </div>
        <Button
          type="submit"
          name="intent"
          value="schedule"
          variant="outline"
          disabled={isBusy}
          className="h-10.5"
        >
          {t('schedule')}
        </Button>
      </div>
      <p className="text-sm text-subtle-foreground">{t('scheduleHint')}</p>
    </div>
  )
}
