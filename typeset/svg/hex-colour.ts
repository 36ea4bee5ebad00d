/** `oklab(L% a b)` and `oklab(L% a b / alpha)`, as the compiler writes mixed colours. */
const oklab = /^oklab\(([\d.]+)% (-?[\d.]+) (-?[\d.]+)(?: \/ ([\d.]+))?\)$/

/**
 * An attribute's value with a mixed colour as hexadecimal digits: older phones and the rasteriser know no others.
 * Conversion: https://bottosson.github.io/posts/oklab/
 */
export function toHexColour(value: string): string {
  if (!value.startsWith('okl')) return value
  const [, lightness, a, b, alpha = '1'] = oklab.exec(value) ?? []
  if (lightness === undefined) throw new Error(`svg: a colour of another kind: ${value}`)
  const [L, A, B] = [Number(lightness) / 100, Number(a), Number(b)]
  const long = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3
  const medium = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3
  const short = (L - 0.0894841775 * A - 1.291485548 * B) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(fromLinear)
  const parts = Number(alpha) < 1 ? [...channels, Number(alpha)] : channels
  return `#${parts.map((part) => hexByte(part)).join('')}`
}

const fromLinear = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055

const hexByte = (part: number) =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0')
