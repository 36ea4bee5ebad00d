const valueSetter = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!

/** Writes a text into a field as if it were typed: its owner hears of it by the usual event, controlled by React or not. */
export function typeText(field: HTMLInputElement, text: string) {
  valueSetter().call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
