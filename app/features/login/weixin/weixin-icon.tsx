/** Two speech bubbles with eyes, in the current colour. */
export function WeixinIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="currentColor" fillRule="evenodd">
      <path d="M9 3.5c-4.4 0-8 3-8 6.7 0 2.1 1.2 4 3 5.2l-.7 2.4 2.7-1.4c1 .3 2 .5 3 .5h.3a5.6 5.6 0 0 1-.2-1.5c0-3.5 3.3-6.3 7.3-6.3h.4C16 5.7 12.9 3.5 9 3.5ZM6.3 9a1.1 1.1 0 1 1 0-2.2 1.1 1.1 0 0 1 0 2.2Zm5.4 0a1.1 1.1 0 1 1 0-2.2 1.1 1.1 0 0 1 0 2.2Z" />
      <path d="M23 15.3c0-3-2.9-5.5-6.5-5.5S10 12.3 10 15.3s2.9 5.5 6.5 5.5c.8 0 1.5-.1 2.2-.3l2.2 1.2-.6-1.9c1.7-1 2.7-2.7 2.7-4.5Zm-8.6-1a.9.9 0 1 1 0-1.8.9.9 0 0 1 0 1.8Zm4.2 0a.9.9 0 1 1 0-1.8.9.9 0 0 1 0 1.8Z" />
    </svg>
  )
}
