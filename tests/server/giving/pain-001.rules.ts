/**
 * Rules written from the published schema pain.001.001.09 (ISO 20022, Customer Credit Transfer Initiation V09), as far as British payments in pounds use it: the order of all
 * elements that the schema knows there, which of them must be there and how often they may, what their text may be; and the EPC's character set, which British banks ask for.
 */
type Rule = [name: string, minimum: number, maximum: number, holds?: string | RegExp]
const many = Number.POSITIVE_INFINITY

const max35 = /^.{1,35}$/
const max34 = /^.{1,34}$/
const max70 = /^.{1,70}$/
const max140 = /^.{1,140}$/
const count = /^[0-9]{1,15}$/
const money = /^(?=.{1,19}$)[0-9]+\.[0-9]{2}$/
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/
const day = /^\d{4}-\d{2}-\d{2}$/
const sortCode = /^\d{6}$/

const types: Record<string, Rule[]> = {
  Document: [['CstmrCdtTrfInitn', 1, 1, 'Initiation']],
  Initiation: [
    ['GrpHdr', 1, 1, 'GroupHeader'],
    ['PmtInf', 1, many, 'Batch'],
    ['SplmtryData', 0, many],
  ],
  GroupHeader: [
    ['MsgId', 1, 1, max35],
    ['CreDtTm', 1, 1, moment],
    ['Authstn', 0, 2],
    ['NbOfTxs', 1, 1, count],
    ['CtrlSum', 0, 1, money],
    ['InitgPty', 1, 1, 'Party'],
    ['FwdgAgt', 0, 1],
    ['InitnSrc', 0, 1],
  ],
  Batch: [
    ['PmtInfId', 1, 1, max35],
    ['PmtMtd', 1, 1, /^(CHK|TRF|TRA)$/],
    ['BtchBookg', 0, 1],
    ['NbOfTxs', 0, 1, count],
    ['CtrlSum', 0, 1, money],
    ['PmtTpInf', 0, 1],
    ['ReqdExctnDt', 1, 1, 'DayOrMoment'],
    ['PoolgAdjstmntDt', 0, 1],
    ['Dbtr', 1, 1, 'Party'],
    ['DbtrAcct', 1, 1, 'Account'],
    ['DbtrAgt', 1, 1, 'Agent'],
    ['DbtrAgtAcct', 0, 1],
    ['InstrForDbtrAgt', 0, 1],
    ['UltmtDbtr', 0, 1],
    ['ChrgBr', 0, 1],
    ['ChrgsAcct', 0, 1],
    ['ChrgsAcctAgt', 0, 1],
    ['CdtTrfTxInf', 1, many, 'Transfer'],
  ],
  Transfer: [
    ['PmtId', 1, 1, 'PaymentId'],
    ['PmtTpInf', 0, 1],
    ['Amt', 1, 1, 'Amount'],
    ['XchgRateInf', 0, 1],
    ['ChrgBr', 0, 1],
    ['MndtRltdInf', 0, 1],
    ['ChqInstr', 0, 1],
    ['UltmtDbtr', 0, 1],
    ['IntrmyAgt1', 0, 1],
    ['IntrmyAgt1Acct', 0, 1],
    ['IntrmyAgt2', 0, 1],
    ['IntrmyAgt2Acct', 0, 1],
    ['IntrmyAgt3', 0, 1],
    ['IntrmyAgt3Acct', 0, 1],
    ['CdtrAgt', 0, 1, 'Agent'],
    ['CdtrAgtAcct', 0, 1],
    ['Cdtr', 0, 1, 'Party'],
    ['CdtrAcct', 0, 1, 'Account'],
    ['UltmtCdtr', 0, 1],
    ['InstrForCdtrAgt', 0, many],
    ['InstrForDbtrAgt', 0, 1],
    ['Purp', 0, 1],
    ['RgltryRptg', 0, 10],
    ['Tax', 0, 1],
    ['RltdRmtInf', 0, 10],
    ['RmtInf', 0, 1, 'Remittance'],
    ['SplmtryData', 0, many],
  ],
  PaymentId: [
    ['InstrId', 0, 1, max35],
    ['EndToEndId', 1, 1, max35],
    ['UETR', 0, 1],
  ],
  Amount: [['InstdAmt', 1, 1, money]],
  DayOrMoment: [['Dt', 1, 1, day]],
  Party: [
    // The schema allows 140; the clearings behind it carry 70.
    ['Nm', 0, 1, max70],
    ['PstlAdr', 0, 1],
    ['Id', 0, 1],
    ['CtryOfRes', 0, 1],
    ['CtctDtls', 0, 1],
  ],
  Account: [
    ['Id', 1, 1, 'AccountId'],
    ['Tp', 0, 1],
    ['Ccy', 0, 1],
    ['Nm', 0, 1, max70],
    ['Prxy', 0, 1],
  ],
  AccountId: [['Othr', 1, 1, 'OtherAccount']],
  OtherAccount: [
    ['Id', 1, 1, max34],
    ['SchmeNm', 0, 1],
    ['Issr', 0, 1, max35],
  ],
  Agent: [
    ['FinInstnId', 1, 1, 'Institution'],
    ['BrnchId', 0, 1],
  ],
  Institution: [
    ['BICFI', 0, 1],
    ['ClrSysMmbId', 0, 1, 'Member'],
    ['LEI', 0, 1],
    ['Nm', 0, 1, max140],
    ['PstlAdr', 0, 1],
    ['Othr', 0, 1],
  ],
  Member: [
    ['ClrSysId', 0, 1, 'System'],
    ['MmbId', 1, 1, sortCode],
  ],
  System: [['Cd', 1, 1, /^GBDSC$/]],
  Remittance: [
    ['Ustrd', 0, many, max140],
    ['Strd', 0, many],
  ],
}

/** EPC: what identifies a payment neither begins nor ends with a stroke, nor has two together. */
const references = new Set(['MsgId', 'PmtInfId', 'EndToEndId', 'Ustrd'])
const characters = /^[a-zA-Z0-9/\-?:().,'+ ]+$/

function check(element: Element, type: string, path: string, faults: string[]): void {
  const rules = types[type] ?? []
  const children = [...element.children]
  if ([...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
    faults.push(`${path}: text between elements`)
  let next = 0
  for (const child of children) {
    const at = rules.findIndex(([name]) => name === child.localName)
    if (at < 0) faults.push(`${path}/${child.localName}: not in the schema`)
    else if (at < next) faults.push(`${path}/${child.localName}: out of order`)
    else next = at
  }
  for (const [name, minimum, maximum, holds] of rules) {
    const found = children.filter(({ localName }) => localName === name)
    if (found.length < minimum || found.length > maximum) faults.push(`${path}/${name}: ${found.length} of them`)
    for (const child of found) {
      if (typeof holds === 'string') check(child, holds, `${path}/${name}`, faults)
      else if (!holds) faults.push(`${path}/${name}: used without a rule`)
      else {
        const text = child.textContent ?? ''
        if (!holds.test(text)) faults.push(`${path}/${name}: ${text}`)
        if (!characters.test(text)) faults.push(`${path}/${name}: characters of ${text}`)
        if (references.has(name) && /^\/|\/$|\/\//.test(text)) faults.push(`${path}/${name}: strokes of ${text}`)
        if (text !== text.trim()) faults.push(`${path}/${name}: blanks around ${text}`)
      }
    }
  }
}

const parser = new DOMParser()
const pence = (text: string) => Number(text.replace('.', ''))

/** What a bank's own check would say of a file; nothing where it is right. */
export function faultsOf(xml: string): string[] {
  const faults: string[] = []
  const document = parser.parseFromString(xml, 'application/xml')
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) faults.push('no declaration')
  if (document.documentElement.namespaceURI !== 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09') faults.push('namespace')
  check(document.documentElement, 'Document', 'Document', faults)
  const texts = (name: string) => [...document.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '')
  const amounts = [...document.getElementsByTagName('InstdAmt')]
  if (amounts.some((amount) => amount.getAttribute('Ccy') !== 'GBP')) faults.push('currency')
  if (amounts.some((amount) => pence(amount.textContent ?? '') < 1)) faults.push('an amount of nothing')
  const sum = amounts.reduce((total, amount) => total + pence(amount.textContent ?? ''), 0)
  for (const control of texts('CtrlSum')) if (pence(control) !== sum) faults.push(`control sum ${control}`)
  for (const control of texts('NbOfTxs')) if (Number(control) !== amounts.length) faults.push(`number ${control}`)
  if (amounts.length === 0) faults.push('no payment')
  for (const number of texts('Id').filter((text) => !text.includes('<')))
    if (!/^\d{8}$/.test(number.trim())) faults.push(`account ${number.trim()}`)
  const ids = texts('EndToEndId')
  if (new Set(ids).size !== ids.length) faults.push('an end-to-end id twice')
  return faults
}
