import { useNavigate } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Modal } from '#app/components/ui/modal'
import type { CardMonths } from '#contract/billing/card-months'
import { pricingUrl } from './purchase-url'

type PurchaseDialogProps = {
  /** The length of the plans it is left for. */
  months: CardMonths
  id: string
  title: string
  closeLabel: string
  /** Closes it; by default the page goes on at /pricing without the step in its address. */
  onClose?(): void
  children: ReactNode
}

/** Leaves the step of a purchase for the plans. */
export function useLeavePurchase(months: CardMonths) {
  const navigate = useNavigate()
  return () => navigate(pricingUrl({ months }), { replace: true, preventScrollReset: true })
}

/** A step of a purchase on top of the plans. */
export function PurchaseDialog({ months, ...dialog }: PurchaseDialogProps) {
  return <Modal closeHref={pricingUrl({ months })} onClose={useLeavePurchase(months)} {...dialog} />
}
