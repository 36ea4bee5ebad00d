import { useNavigate } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Modal } from '#app/components/ui/modal'

type PurchaseDialogProps = {
  id: string
  title: string
  closeLabel: string
  /** Closes it; by default the page goes on at /pricing without the step in its address. */
  onClose?(): void
  children: ReactNode
}

/** Leaves the step of a purchase for the plans. */
export function useLeavePurchase() {
  const navigate = useNavigate()
  return () => navigate('/pricing', { replace: true, preventScrollReset: true })
}

/** A step of a purchase on top of the plans. */
export function PurchaseDialog(props: PurchaseDialogProps) {
  return <Modal closeHref="/pricing" onClose={useLeavePurchase()} {...props} />
}
