import type { MouseEvent } from 'react'
import { confirmDialog, type ConfirmOptions } from './confirm-store'

/** Lets a submit button submit its form after a confirmation alone. */
export function confirmThenSubmit(
  event: MouseEvent<HTMLButtonElement>,
  confirmOptions: ConfirmOptions,
): void {
  const button = event.currentTarget
  event.preventDefault()
  void confirmDialog(confirmOptions).then((isConfirmed) => isConfirmed && button.form?.requestSubmit(button))
}
