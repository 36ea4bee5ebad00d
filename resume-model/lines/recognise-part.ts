/** A degree, as resumes name it. */
export const degreePattern =
  /^(?:全日制)?(?:本科|硕士|博士|大专|专科|学士|研究生|高中|中专|MBA|EMBA|Ph\.?D\.?|B\.?S\.?c?|M\.?S\.?c?|B\.?A\.?|M\.?A\.?|Bachelor.*|Master.*|Doctor.*)(?:研究生|学位|学历)?$/iu
export const cityPattern =
  /^(?:北京|上海|天津|重庆|广州|深圳|杭州|南京|苏州|成都|武汉|西安|长沙|郑州|青岛|宁波|厦门|合肥|济南|福州|大连|沈阳|无锡|东莞|佛山|珠海|昆明|哈尔滨|长春|石家庄|太原|南昌|贵阳|南宁|海口|兰州|香港|澳门|台北|\p{Script=Han}{2,4}[市省州县])$/u

export const emailPattern = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
export const phonePattern =
  /(?<![\w+])(?:\+?\d{1,3}[\s-])?(?:1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}|\(?0\d{2,3}\)?[\s-]\d{7,8}|\d{3}[\s-]\d{3,4}[\s-]\d{4})(?!\d)/
export const genderPattern = /^[男女]$/u
export const politicsPattern = /^(?:中共党员|中共预备党员|预备党员|党员|共青团员|团员|群众|民主党派)$/u
