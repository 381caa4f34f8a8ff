#!/usr/bin/env python3
"""Checks an exported recount ledger. It follows docs/ledger-format.md, shares no code with
the board, and needs the standard library only.

    python3 verify_ledger.py FILE [--head '#12 · 3f9a 02bc ...'] [--json]

Exit status: 0 the ledger is whole (and goes through the noted head, if one is given), 1 it is not."""
import argparse, hashlib, json, re, sys

FORMAT, MAX_LINE_BYTES, MAX_DEPTH, SAFE = "recount-ledger/1", 4 * 1024 * 1024, 32, 2**53 - 1
REFUSED = object()  # stands for a number that no line may hold

class Fault(Exception): """Why the ledger is broken, and at which line if it is not the one wanted next."""

def canonical(value, depth=0):
    """RFC 8785 for the values a line may hold; ValueError for any other."""
    if value is None or isinstance(value, bool): return json.dumps(value)
    if isinstance(value, int) and abs(value) <= SAFE: return str(value)
    if isinstance(value, str) and "\0" not in value:
        value.encode("utf-8")  # a lone surrogate is a UnicodeEncodeError, which is a ValueError
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list) and depth < MAX_DEPTH:
        return "[" + ",".join(canonical(item, depth + 1) for item in value) + "]"
    if isinstance(value, dict) and depth < MAX_DEPTH:
        keys = sorted(value, key=lambda key: key.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(canonical(k) + ":" + canonical(value[k], depth + 1) for k in keys) + "}"
    raise ValueError("not a value of a line")

def read_canonical(text):
    try:  # a float is JSON that no line may hold; NaN and Infinity are not JSON, and int() says so
        value = json.loads(text, parse_float=lambda _: REFUSED, parse_constant=int,
                           parse_int=lambda digits: int(digits) if len(digits) < 20 and digits != "-0" else REFUSED)
    except RecursionError:
        raise Fault("not-canonical")
    except ValueError:
        raise Fault("not-json")
    try:
        if canonical(value) == text:
            return value
    except ValueError:
        pass
    raise Fault("not-canonical")

def like(pattern):
    return lambda value: isinstance(value, str) and re.fullmatch(pattern, value, re.ASCII) is not None

def whole(least):
    return lambda value: type(value) is int and value >= least

def shape(needed, optional):
    return lambda value: (isinstance(value, dict) and needed.keys() <= value.keys() and all(
        key in needed and needed[key](held) or key in optional and optional[key](held) for key, held in value.items()))

HEX, filled = like("[0-9a-f]{64}"), like("(?s:.+)")
PERSON = shape({"id": filled, "name": filled}, {})
ACTOR = shape({"role": filled, "people": lambda v: isinstance(v, list) and all(map(PERSON, v))},
              {"capacity": filled, "station": filled})
LINE = shape({"actor": ACTOR, "at": like(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"), "by": like("person|rule"),
              "command": HEX, "data": lambda v: isinstance(v, dict), "nth": whole(0), "prev": HEX, "recount": filled,
              "seq": whole(1), "type": like(r"[a-z-]+\.[a-z-]+"), "v": whole(1)}, {"veil": HEX})

def misfit(line, last, head, commands):
    if last and line["recount"] != last["recount"]: return "other-recount"
    if line["seq"] != (last["seq"] if last else 0) + 1: return "wrong-seq"
    if line["prev"] != head: return "wrong-prev"
    if not last and line["type"] not in ("recount.opened", "office.opened"): return "wrong-genesis"
    if not last and line["data"].get("format") != FORMAT: return "unknown-format"
    if line["nth"] > 0 and (last and (last["command"], last["nth"] + 1)) != (line["command"], line["nth"]): return "wrong-nth"
    return "command-again" if line["nth"] == 0 and line["command"] in commands else None

def open_veil(text, last, veils, opened):
    start = re.match(r'\{"opens":([1-9][0-9]*),', text)
    if not start or len(start[1]) > 16 or int(start[1]) > SAFE: raise Fault("opening-malformed")
    seq = int(start[1])
    if not last or seq > last["seq"]: raise Fault("opening-early", seq)
    if seq in opened: raise Fault("opening-again", seq)
    if seq not in veils: raise Fault("opening-of-open-line", seq)
    try:
        shown = read_canonical("{" + text[start.end():])
    except Fault:
        raise Fault("opening-malformed", seq)
    if shown.keys() != {"salt", "secret"} or not HEX(shown["salt"]): raise Fault("opening-malformed", seq)
    bound = canonical({"recount": last["recount"], "seq": seq, "secret": shown["secret"]}, -1)
    veil = hashlib.sha256(b"recount-board/veil/1\n" + bytes.fromhex(shown["salt"]) + bound.encode()).hexdigest()
    if veil != veils.pop(seq): raise Fault("opening-differs", seq)
    opened.add(seq)

def verify(file, noted_seq, digits):
    last, head, met, commands, veils, opened = None, "0" * 64, None, set(), {}, set()
    try:
        while raw := file.readline(MAX_LINE_BYTES + 2):
            raw = raw.removesuffix(b"\n")
            if len(raw) > MAX_LINE_BYTES: raise Fault("too-long")
            if not raw: raise Fault("blank-line")
            if raw.endswith(b"\r"): raise Fault("carriage-return")
            try:
                text = raw.decode("utf-8")
            except UnicodeDecodeError:
                raise Fault("not-utf-8")
            if text.startswith("\ufeff"): raise Fault("byte-order-mark")
            if text.startswith('{"opens":'):
                open_veil(text, last, veils, opened)
                continue
            line = read_canonical(text)
            why = misfit(line, last, head, commands) if LINE(line) else "wrong-shape"
            if why: raise Fault(why)
            last, head = line, hashlib.sha256(raw).hexdigest()
            commands.add(line["command"])
            if "veil" in line: veils[line["seq"]] = line["veil"]
            if digits and noted_seq in (None, line["seq"]) and head.startswith(digits): met = line["seq"]
        if not last: raise Fault("empty")
    except Fault as fault:
        why, seq = (*fault.args, (last["seq"] if last else 0) + 1)[:2]
        return {"is": "broken", "seq": seq, "why": why}
    lines = last["seq"]
    if digits and met is None:
        why = "nowhere" if noted_seq is None else "ends-before" if lines < noted_seq else "differs"
        return {"is": "cut", "lines": lines, "head": head, "why": why}
    return {"is": "whole", "lines": lines, "head": head, "opened": len(opened), "veiled": len(veils), "noted": met}

def parse_head(noted):
    noted = noted.strip()
    prefix = re.match(r"#\s?([0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\s*[·:]\s*|\s+)", noted)
    digits = re.sub(r"[\s·-]+", "", noted[prefix.end() if prefix else 0:]).lower()
    seq = int(prefix[1].replace(",", "")) if prefix else None
    if seq == 0 or not re.fullmatch("[0-9a-f]{16}|[0-9a-f]{32}|[0-9a-f]{64}", digits):
        sys.exit("--head: 16, 32 or 64 hex digits, with the line's number before them if noted: '#12 · 3f9a 02bc ...'")
    return seq, digits

if __name__ == "__main__":
    ask = argparse.ArgumentParser(description="Checks an exported recount ledger.")
    ask.add_argument("file")
    ask.add_argument("--head", help="a head noted before: 16, 32 or 64 hex digits")
    ask.add_argument("--json", action="store_true", help="print the verdict for machines")
    asked = ask.parse_args()
    seq, digits = parse_head(asked.head) if asked.head is not None else (None, None)
    try:
        with open(asked.file, "rb") as file: verdict = verify(file, seq, digits)
    except OSError as problem:
        sys.exit(f"{asked.file}: {problem.strerror}")
    if asked.json: print(json.dumps(verdict))
    elif verdict["is"] == "broken": print(f"BROKEN at line {verdict['seq']}: {verdict['why']}")
    elif verdict["is"] == "cut":
        print(f"CUT: the noted head is not met ({verdict['why']}); the file ends at line {verdict['lines']}")
    else:
        print(f"WHOLE: {verdict['lines']} lines, {verdict['opened']} secrets shown and as committed, {verdict['veiled']} not shown")
        print(f"head #{verdict['lines']} · {' '.join(re.findall('.{4}', verdict['head'][:32]))}")
        print(f"the noted head is line {verdict['noted']}" if digits else "no noted head given: a cut end would not show")
    sys.exit(0 if verdict["is"] == "whole" else 1)
