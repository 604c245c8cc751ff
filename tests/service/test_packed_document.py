"""Documents are packed by several threads at once, each with a compressor of its own."""

from concurrent.futures import ThreadPoolExecutor

import zstandard

from loadpath.service.bodies.packed_document import pack_document, unpack_now


def test_what_threads_pack_at_the_same_time_is_what_they_were_given() -> None:
    texts = [(f'{{"number": {number}}}' * 40 * number).encode() for number in range(200)]
    with ThreadPoolExecutor(4) as threads:
        packed = list(threads.map(pack_document, texts))
    assert [unpack_now(each) for each in packed] == texts
    assert [zstandard.frame_content_size(each) for each in packed] == [*map(len, texts)]
