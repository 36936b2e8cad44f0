/** Where odds are worked out: beside the page, which has to stay quick. */
import { battleOdds, type OddsQuestion } from '../combat/odds.ts';

export interface OddsRequest {
  readonly id: number;
  readonly question: OddsQuestion;
}

export interface OddsReply {
  readonly id: number;
  /** The chance of each fleet to be the only one left. */
  readonly win: readonly number[];
}

self.onmessage = ({ data: { id, question } }: MessageEvent<OddsRequest>) => {
  const reply: OddsReply = { id, win: battleOdds(question).win };
  self.postMessage(reply);
};
