type Hints = { deviceMemory?: number; connection?: { saveData?: boolean; effectiveType?: string } }

/**
 * Whether pages may be typeset on this device, which takes 12 MB of transfer and 400 MB of memory: a computer with
 * 4 GB (or four cores, where the browser does not tell) and a connection that is fast and not metered.
 */
export function mayTypesetHere(): boolean {
  const { deviceMemory, connection, hardwareConcurrency } = navigator as Navigator & Hints
  return (
    typeof WebAssembly === 'object' &&
    matchMedia('(hover: hover) and (pointer: fine)').matches &&
    !connection?.saveData &&
    (connection?.effectiveType ?? '4g') === '4g' &&
    (deviceMemory ?? hardwareConcurrency) >= 4
  )
}
