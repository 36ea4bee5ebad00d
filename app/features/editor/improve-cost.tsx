import { Cat } from 'lucide-react'
import { plansAddress } from '#app/components/plans-address'
import { cn } from '#app/components/ui/cn'
import { ANSWER_COST } from '#contract/chat-words'
import type { ChatStanding } from '#contract/chat'
import { filled, useImproveTexts } from './improve-texts'

/** How much is left, less than nothing for any number: there wherever something can be asked. */
export function FoodLeft({ left }: { left: number }) {
  const { food } = useImproveTexts()
  return (
    <p
      className={cn(
        'inline-flex h-7 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium whitespace-nowrap tabular-nums [&_svg]:size-3.5',
        left === 0 ? 'bg-warning-soft text-warning' : 'bg-premium-soft text-premium',
      )}
    >
      <Cat aria-hidden />
      {left < 0 ? food.unlimited : filled(food.left, { count: left })}
    </p>
  )
}

/** `back`: where who buys more goes on afterwards. */
type ImproveCostProps = { standing: ChatStanding; back: string }

/** Said before anything is asked: what it takes, what is sent, and that a machine answers. */
export function ImproveCost({ standing: { available, left, more }, back }: ImproveCostProps) {
  const texts = useImproveTexts()
  const { food } = texts
  return (
    <div className="mt-3 text-xs leading-5 text-subtle-foreground">
      {!available ? <p className="text-warning">{texts.off}</p> : null}
      {available && left === 0 ? <NothingLeft more={more} back={back} /> : null}
      {available && left !== 0 ? (
        <p>{left < 0 ? food.costUnlimited : filled(food.cost, { cost: ANSWER_COST, left })}</p>
      ) : null}
      <details className="mt-1">
        <summary className="w-fit cursor-pointer underline decoration-border-strong underline-offset-2 hover:text-foreground">
          {texts.sends}
        </summary>
        <p className="mt-1">{texts.sendsText}</p>
      </details>
    </div>
  )
}

type NothingLeftProps = Pick<ChatStanding, 'more'> & { back: string }

function NothingLeft({ more, back }: NothingLeftProps) {
  const { food } = useImproveTexts()
  const look = 'underline underline-offset-2'
  return (
    <div className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
      <p className="font-medium">{food.none}</p>
      {more === 'month' || more === 'upgrade' ? <p className="mt-1">{food.month}</p> : null}
      {more === 'join' || more === 'upgrade' ? (
        <p className="mt-1">
          {food.from}{' '}
          <a href={plansAddress(back)} className={look}>
            {food[more]}
          </a>
          {more === 'join' ? (
            <>
              {' · '}
              <a href="/user/invite" className={look}>
                {food.invite}
              </a>
            </>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
