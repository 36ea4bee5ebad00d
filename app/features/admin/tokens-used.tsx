import { useFormats } from '#app/components/use-formats'
import type { AdminChat } from '#contract/admin-chat'
import { filled, useDesk } from './use-desk'

/** Tokens in and out, as far as a provider told of them. */
export function TokensUsed({
  used: { tokensIn, tokensOut },
}: {
  used: Pick<AdminChat, 'tokensIn' | 'tokensOut'>
}) {
  const { chats } = useDesk()
  const { number } = useFormats()
  if (tokensIn === null && tokensOut === null)
    return <span className="whitespace-nowrap text-subtle-foreground">{chats.untold}</span>
  return (
    <span className="whitespace-nowrap tabular-nums">
      {filled(chats.inOut, { in: number(tokensIn ?? 0), out: number(tokensOut ?? 0) })}
    </span>
  )
}
