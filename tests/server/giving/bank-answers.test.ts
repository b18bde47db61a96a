import { expect, test } from 'vitest'
import { readAnswersCsv } from '#server/giving/payment-run/answers-csv.ts'
import { readPacs004 } from '#server/giving/payment-run/pacs-004.ts'
import { isXml, readPain002 } from '#server/giving/payment-run/pain-002.ts'

const sent = { messageId: 'FARTHING-R7K2M9QXB', references: ['FAR-1-2026Q3', 'FAR-2-2026Q3', 'FAR-3-2026Q3'] }
const xml = (inside: string, { prefix = '', messageId = sent.messageId, group = '' } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${prefix}Document xmlns${prefix ? `:${prefix.slice(0, -1)}` : ''}="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10">
  <CstmrPmtStsRpt>
    <GrpHdr><MsgId>BANK-77</MsgId><CreDtTm>2026-10-05T06:00:00Z</CreDtTm></GrpHdr>
    <OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>${group}</OrgnlGrpInfAndSts>
    ${inside}
  </CstmrPmtStsRpt>
</${prefix}Document>`
const line = (reference: string, status: string, reason = '', amount = '') =>
  `<TxInfAndSts><OrgnlEndToEndId>${reference}</OrgnlEndToEndId><TxSts>${status}</TxSts>${
    reason && `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn><AddtlInf>Account closed</AddtlInf></StsRsnInf>`
  }${amount && `<OrgnlTxRef><Amt><InstdAmt Ccy="GBP">${amount}</InstdAmt></Amt></OrgnlTxRef>`}</TxInfAndSts>`
const batch = (...lines: string[]) => `<OrgnlPmtInfAndSts><OrgnlPmtInfId>x</OrgnlPmtInfId>${lines.join('')}</OrgnlPmtInfAndSts>`
const told = (text: string) => {
  const { answers, faults } = readPain002(text, sent)
  return {
    answers: answers.map(({ reference, status, refusal }) => [reference, status, ...(status === 'refused' ? [refusal] : [])]),
    faults,
  }
}

test('a status report answers line by line: settled is paid, rejected is refused with its reason, accepted is not paid yet', () => {
  const report = xml(
    batch(line('FAR-1-2026Q3', 'ACSC', '', '1500.05'), line('FAR-2-2026Q3', 'RJCT', 'AC04'), line('FAR-3-2026Q3', 'ACCP')),
    { group: '<GrpSts>PART</GrpSts>' },
  )
  expect(told(report)).toEqual({
    answers: [
      ['FAR-1-2026Q3', 'paid'],
      ['FAR-2-2026Q3', 'refused', 'accountClosed'],
      ['FAR-3-2026Q3', 'later'],
    ],
    faults: [],
  })
  expect(readPain002(report, sent).answers[0]?.pence).toBe(150_005)
})

test('a status of the whole file counts for the lines that are not named; in part it does not', () => {
  const group = (status: string, reason = '') => ({
    group: `<GrpSts>${status}</GrpSts>${reason && `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>`}`,
  })
  const all = (...said: string[]) => sent.references.map((reference) => [reference, ...said])
  expect(told(xml('', group('ACSC'))).answers).toEqual(all('paid'))
  expect(told(xml('', group('RJCT', 'AM04'))).answers).toEqual(all('refused', 'ourSide'))
  expect(told(xml('', group('ACCP'))).answers).toEqual(all('later'))
  expect(told(xml(batch(line('FAR-2-2026Q3', 'RJCT', 'AC01')), group('PART'))).answers).toEqual([
    ['FAR-2-2026Q3', 'refused', 'accountUnknown'],
  ])
  expect(
    told(xml('<OrgnlPmtInfAndSts><OrgnlPmtInfId>x</OrgnlPmtInfId><PmtInfSts>ACSC</PmtInfSts></OrgnlPmtInfAndSts>')).answers,
  ).toEqual(all('paid'))
})

test('the sender’s prefix, its version and a byte order mark make no difference', () => {
  const report = `\uFEFF${xml(batch(line('FAR-1-2026Q3', 'ACSC')), { prefix: 'ns2:' })}`
  expect(isXml(report)).toBe(true)
  expect(told(report.replace(/<(\/?)(?=[A-Z])/g, '<$1ns2:')).answers).toEqual([['FAR-1-2026Q3', 'paid']])
})

test('reasons become the few kinds that people act upon', () => {
  const kinds = {
    AC01: 'accountUnknown',
    AC06: 'accountBlocked',
    BE01: 'nameWrong',
    RC04: 'sortCodeUnknown',
    AG01: 'notAllowed',
    AM04: 'ourSide',
    NARR: 'other',
    ZZZZ: 'other',
  }
  for (const [code, kind] of Object.entries(kinds))
    expect(told(xml(batch(line('FAR-1-2026Q3', 'RJCT', code)))).answers).toEqual([['FAR-1-2026Q3', 'refused', kind]])
  expect(told(xml(batch(line('FAR-1-2026Q3', 'RJCT')))).answers).toEqual([['FAR-1-2026Q3', 'refused', 'other']])
})

test('a file that cannot be trusted answers nothing, and says why', () => {
  const right = xml(batch(line('FAR-1-2026Q3', 'ACSC')))
  const faults = (text: string) => told(text).faults.map(({ kind }) => kind)
  for (const text of ['', '<', 'nonsense', right.slice(0, -40), right.replace('</TxSts>', ''), '<Document/>', `${right}<x/>`])
    expect(faults(text), text.slice(-60)).toEqual(['unreadable'])
  expect(faults(right.replace('<ns', '<!DOCTYPE x><ns').replace('?>', '?><!DOCTYPE Document [<!ENTITY x "y">]>'))).toEqual([
    'unreadable',
  ])
  expect(faults(xml(batch(line('FAR-1-2026Q3', 'ACSC')), { messageId: 'FARTHING-OTHER' }))).toEqual(['otherFile'])
  expect(faults(xml(''))).toEqual(['noAnswers'])
  expect(faults(xml(batch(line('FAR-1-2026Q3', 'WHAT'))))).toEqual(['unknownStatus'])
  expect(faults(xml(batch('<TxInfAndSts><TxSts>ACSC</TxSts></TxInfAndSts>')))).toEqual(['missingReference'])
  expect(faults(xml(batch(line('FAR-1-2026Q3', 'ACSC', '', '1.005'))))).toEqual(['otherAmount'])
  expect(faults(xml(batch(line('FAR-1-2026Q3', 'ACSC'), line('FAR-1-2026Q3', 'RJCT', 'AC04'))))).toEqual(['contradictory'])
})

test('a table answers in our words or the bank’s, in any order of columns, from any spreadsheet', () => {
  const csv = (text: string) => {
    const { answers, faults } = readAnswersCsv(text)
    return faults.length > 0
      ? faults.map(({ kind, detail }) => `${kind} ${detail}`.trim())
      : answers.map((one) => [one.reference, one.status, one.refusal, one.pence])
  }
  expect(csv('reference,status,reason,amount\r\nFAR-1-2026Q3,paid,,£1 500.05\r\n')).toEqual(['otherAmount FAR-1-2026Q3'])
  expect(
    csv('reference,status,reason,amount\r\nFAR-1-2026Q3,paid,,"£1,500.05"\r\nFAR-2-2026Q3,refused,accountClosed,\r\n'),
  ).toEqual([
    ['FAR-1-2026Q3', 'paid', 'other', 150_005],
    ['FAR-2-2026Q3', 'refused', 'accountClosed', null],
  ])
  expect(csv('\uFEFFStatus;Reason;Reference\nRJCT;AC01; FAR-1-2026Q3 \n\nACSC;;FAR-2-2026Q3\n')).toEqual([
    ['FAR-1-2026Q3', 'refused', 'accountUnknown', null],
    ['FAR-2-2026Q3', 'paid', 'other', null],
  ])
  expect(csv('reference,status\nFAR-1-2026Q3,perhaps\n,paid')).toEqual([
    'unknownStatus FAR-1-2026Q3: perhaps',
    'missingReference 3',
  ])
  expect(csv('reference,status\nA,paid\nA,refused')).toEqual(['contradictory A'])
  expect(csv('reference,status\n')).toEqual(['noAnswers'])
  expect(csv('')).toEqual(['noAnswers'])
  expect(csv('reference,status\n"A,paid')[0]).toMatch(/^unreadable/)
  expect(isXml('reference,status')).toBe(false)
})

test('a broken file of returned payments answers nothing, and says of each line what is wrong with it', () => {
  const returned = (reference: string, amount: string, currency = 'GBP') =>
    `<TxInf>${reference && `<OrgnlEndToEndId>${reference}</OrgnlEndToEndId>`}<RtrdIntrBkSttlmAmt Ccy="${currency}">${amount}</RtrdIntrBkSttlmAmt><RtrRsnInf><Rsn><Cd>AC04</Cd></Rsn></RtrRsnInf></TxInf>`
  const file = (...lines: string[]) =>
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.004.001.09"><PmtRtr><GrpHdr><MsgId>B1</MsgId></GrpHdr>${lines.join('')}</PmtRtr></Document>`
  const faults = (text: string) => readPacs004(text).faults.map(({ kind, detail }) => `${kind} ${detail}`)
  const right = file(returned('FAR-1-2026Q3', '15.00'))
  expect(readPacs004(right)).toEqual({
    answers: [{ reference: 'FAR-1-2026Q3', status: 'returned', refusal: 'accountClosed', pence: 1500 }],
    faults: [],
  })
  for (const text of [
    right.slice(0, -20),
    right.replace('</TxInf>', ''),
    right.replace('?>', '?><!DOCTYPE Document [<!ENTITY x "y">]>'),
  ])
    expect(readPacs004(text)).toMatchObject({ answers: [], faults: [{ kind: 'unreadable' }] })
  expect(faults(file())).toEqual(['noAnswers '])
  expect(
    faults(
      file(
        returned('FAR-1-2026Q3', '15.00'),
        returned('FAR-2-2026Q3', '15.005'),
        returned('', '15.00'),
        returned('FAR-3-2026Q3', '15.00', 'EUR'),
        returned('FAR-1-2026Q3', '15.00'),
      ),
    ),
  ).toEqual(['otherAmount FAR-2-2026Q3', 'missingReference AC04', 'otherAmount FAR-3-2026Q3', 'twice FAR-1-2026Q3'])
})
