import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminChat } from '#contract/admin/admin-chat'

/** Input and output tokens, as far as reported. */
export function TokenUsage({
  usage: { tokensIn, tokensOut },
}: {
  usage: Pick<AdminChat, 'tokensIn' | 'tokensOut'>
}) {
  const { t } = useTranslation('admin-chats')
  const { formatNumber } = useFormatters()
  if (tokensIn === null && tokensOut === null)
    return <span className="whitespace-nowrap text-subtle-foreground">{t('untold')}</span>
  return (
    <span className="whitespace-nowrap tabular-nums">
      {t('inOut', { in: formatNumber(tokensIn ?? 0), out: formatNumber(tokensOut ?? 0) })}
    </span>
  )
}
