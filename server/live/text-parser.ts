import { Decoder, Encoder } from 'socket.io-parser';

/** Nothing here is binary: a packet that announces attachments is refused, before any is held in memory for it. */
class TextDecoder extends Decoder {
  constructor() {
    super({ maxAttachments: 0 });
  }
}

export const textParser = { Encoder, Decoder: TextDecoder };
