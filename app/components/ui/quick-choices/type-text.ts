const valueSetter = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!

/** What a browser calls a text that it writes itself: nothing is to be suggested for it. */
export const isPicked = (event: Event) => (event as InputEvent).inputType === 'insertReplacementText'

/** Writes a text into a field as if it were typed: its owner hears of it by the usual event, controlled by React or not. */
export function typeText(field: HTMLInputElement, text: string) {
  valueSetter().call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
}
