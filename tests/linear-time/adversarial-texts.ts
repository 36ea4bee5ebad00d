/** Units whose repetition may slow down a scan: marks, dates, addresses, blanks, lists, broken tags. */
export const adversarialUnits: readonly string[] = [
  ...String.raw`a 1 138 *a **a _ _a \ " ' [ ]( [a]( ](https://a.cn < <a <u> </u>`.split(' '),
  '`',
  ...'& &amp; www. http:// https://a.cn/ github.com/ @ a@ a@a. a. -a a-1 X xx 〔 【填写'.split(' '),
  ...'2019.01- 2020年 jan 至 今 110101199003070000'.split(' '),
  ...['2019.01 ', '2019.01-2019.02 ', 'jan ', '13800000000 '],
  ...[
    ' ',
    '\t',
    '\u00a0',
    '　',
    '\n',
    '\r\n',
    '\n\n',
    ' \n',
    '- ',
    '\n- ',
    '\n  - ',
    '\n1. ',
    '\n1、',
    '\n• ',
  ],
  ...['# ', '\n# ', '=\n', '---\n'],
  ...'： : a： 姓名： | |a · / ( ) （ ） 【 】 ， 。 , .'.split(' '),
  ...[' | ', ' · ', ' ,', '。\n'],
  ...'汉 北京 十 100% 😀 👨‍👩‍👧 𠮷 e\u0301 { {" [['.split(' '),
  ...['Wang X. ', 'Wang, X., ', '10.1234/', 'doi.org/', 'Nature, 2024. ', '[J]. Aa ', '高等数学 95 '],
  ...['汉 ', '本科 ', '公司 ', '教育经历\n', '工作经历\n'],
  ...['能吃苦，', '良好的', '良好的能力、', 'team player, '],
]

/** Returns a unit repeated up to a number of UTF-16 units. */
export function repeatToLength(unit: string, length: number): string {
  return unit.repeat(Math.floor(length / unit.length))
}
