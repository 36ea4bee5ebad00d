import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminChat } from '#contract/admin/admin-chat'
import { interpolate, useAdminTexts } from '#app/features/admin/use-admin-texts'

/** Tokens in and out, as far as a provider told of them. */
export function TokenUsage({
  usage: { tokensIn, tokensOut },
}: {
  usage: Pick<AdminChat, 'tokensIn' | 'tokensOut'>
}) {
  const { chats } = useAdminTexts()
  const { formatNumber } = useFormatters()
  if (tokensIn === null && tokensOut === null)
    return <span className="whitespace-nowrap text-subtle-foreground">{chats.untold}</span>
  return (
    <span className="whitespace-nowrap tabular-nums">
      {interpolate(chats.inOut, { in: formatNumber(tokensIn ?? 0), out: formatNumber(tokensOut ?? 0) })}
    </span>
  )
}
