import type { MaskKind } from '#contract/mask-kinds'
import { Resume } from '#contract/resume'
import { buildItem, buildResume, buildSection } from './builders'

/**
 * For each kind what the resume below tells of it, each written nowhere else: in its own field where it has one (first), in
 * a field of the owner's, and in texts.
 */
export const canaries: Record<MaskKind, readonly string[]> = {
  phone: ['13987650001', '13987650002', '１３９８７６５０００３', '139-8765-0004'],
  email: ['feilin01@canary-mail.cn', 'feilin02@canary-mail.cn', 'ｆｅｉｌｉｎ０３＠canary-mail.cn'],
  wechat: ['wx_feilin_01', 'feilin-wx-02'],
  qq: ['2876501', '2876502'],
  birth: ['1987.11', '1987年11月', '1987-11-23', '39岁'],
  height: ['187cm', '1.87米'],
  weight: ['93kg', '186斤'],
  ethnicity: ['鄂温克'],
  marital: ['离异未育'],
  hukou: ['黑龙江省漠河市', '黑龙江漠河'],
  address: ['望江苑7号楼', '听雪路88号'],
  salary: ['43-47K', '51万'],
  links: ['github.com/feilin-home', 'feilin.example', 'zhihu.com/people/feilin'],
}

/** A resume that tells of every kind, in fields, in its owner's own fields and in texts of many sorts. */
export function buildCanaryResume(): Resume {
  return Resume.parse(
    buildResume((resume) => {
      const { basics, intention } = resume
      Object.assign(basics, {
        ...{ name: '费林', phone: '13987650001', email: 'feilin01@canary-mail.cn', birth: '1987-11' },
        ...{
          heightCm: '187',
          weightKg: '93',
          ethnicity: '鄂温克族',
          marital: '离异未育',
          hukou: '黑龙江省漠河市',
        },
      })
      Object.assign(intention, {
        position: '护林员，电话 13987650002',
        salary: '43-47K',
        status: '微信：feilin-wx-02',
      })
      basics.links = [
        { id: 'l1', label: '代码 13987650002', url: 'https://github.com/feilin-home' },
        { id: 'l2', label: '主页', url: 'https://feilin.example' },
      ]
      basics.custom = [
        ['微信', 'wx_feilin_01'],
        ['Q Q', '2876501'],
        ['备用邮箱', 'feilin02@canary-mail.cn'],
        ['紧急联系人', '父亲 13987650002'],
        ['出生日期', '1987年11月23日'],
        ['身高体重', '187cm / 93kg'],
        ['族别', '鄂温克'],
        ['婚育', '离异未育'],
        ['祖籍', '黑龙江漠河'],
        ['通讯地址', '漠河市望江苑7号楼2单元'],
        ['薪资', '43-47K'],
        ['知乎', 'https://www.zhihu.com/people/feilin'],
        ['备注', '１３９８７６５０００３'],
      ].map(([label = '', value = ''], index) => ({ id: `c${index}`, label, value }))
      const everything = [
        '联系我：139-8765-0004 或 **１３９８７６５０００３**，ｆｅｉｌｉｎ０３＠canary-mail.cn，微信 wx\\_feilin\\_01，QQ：2876502',
        '- 1987年11月23日出生（1987.11，1987-11-23），39岁，身高 187cm（1.87米），体重 93kg，186斤',
        '- 鄂温克族，离异未育，籍贯：黑龙江省漠河市，一个黑龙江漠河人，住址：听雪路88号3单元，家在漠河市望江苑7号楼2单元',
        '- 期望薪资 43-47K，目前年薪51万，见 [作品](https://github.com/feilin-home/forest) 与 https://feilin.example/about',
      ].join('\n')
      const texts = {
        title: everything.slice(0, 60),
        subtitle: '微信：feilin-wx-02',
        tag: 'QQ：2876502',
        place: '听雪路88号',
      }
      resume.sections = [
        {
          ...buildSection('s1', [buildItem('s1-1', { ...texts, note: '电话 13987650002', text: everything })]),
          title: '经历 13987650002',
        },
        { ...buildSection('s2', [buildItem('s2-1', { text: everything })]), kind: 'summary' },
        {
          ...buildSection('s3', [
            buildItem('s3-1', {
              title: '作品',
              link: 'https://www.zhihu.com/people/feilin',
              text: everything,
            }),
          ]),
          kind: 'portfolio',
        },
        {
          ...buildSection('s4', [buildItem('s4-1', { title: everything.slice(0, 60), visible: false })]),
          kind: 'custom',
        },
      ]
    }),
  )
}
